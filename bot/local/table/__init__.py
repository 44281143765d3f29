"""The table while it runs: the world, its clock, and everybody who is told what changes."""
