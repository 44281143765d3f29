"""Enemies: their figures, what they do in their turns, how they strike (R97 to R108, 5.4)."""
