"""What outlives the process: the database, the history of its shape, and the one who writes."""
