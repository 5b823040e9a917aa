"""The tables in memory with their visitors."""
