"""The map (C, D): laying tiles, walking, and what one comes upon."""
