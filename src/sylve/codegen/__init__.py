"""What is made from the code for other languages: the page's TypeScript types."""
