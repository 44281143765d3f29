"""The pictures of a match: the board and the panel."""
