"""Before the first turn."""
