"""The frame (A, B, P): before the first turn, a turn, leaving, and how a match ends."""
