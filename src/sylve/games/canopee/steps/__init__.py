"""The steps of Canopée: what is asked and what runs of itself, in the order of RULES.md."""
