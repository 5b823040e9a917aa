"""Where people meet over days: what came of their games."""
