"""Rooms: spots, how random ones are built, where the exit is, what is seen from where (R10 to R20, R66 to R71)."""
