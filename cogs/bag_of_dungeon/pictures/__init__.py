"""The pictures of a match: the board, the panel, and what is to be decided by looking."""
