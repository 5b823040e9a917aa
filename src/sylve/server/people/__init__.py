"""What belongs to a person rather than to a table: the own devices, phrase, rest days, and how to be told."""
