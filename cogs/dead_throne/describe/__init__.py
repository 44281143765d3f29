"""The board, the panel and the ending in words."""
