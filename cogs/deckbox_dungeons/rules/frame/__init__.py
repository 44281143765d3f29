"""The frame: set-up, rounds, phases, the end (R1 to R15, R83)."""
