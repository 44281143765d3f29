"""State: all that the rules need between two turns, as plain data."""
