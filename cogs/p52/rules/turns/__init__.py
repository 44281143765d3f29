"""A character's turn: its deeds, moving, aim and stance, waiting (R30 to R48, R72 to R83)."""
