"""The games, each a folder of the same shape; a folder that is here is a game that can be played."""
