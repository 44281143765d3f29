"""The board and the panel, drawn."""
