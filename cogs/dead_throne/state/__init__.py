"""All that lies between two turns, as plain data."""
