from table.draft import draft as draft
