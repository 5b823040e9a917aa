"""How people are brought to a table: a code one can say aloud, and addresses that others can reach."""
