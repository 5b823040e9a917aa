"""What is made from declarations: the fields of the games' states, the page's TypeScript types."""
