"""Heroes: their values, and how they are built (R3 to R10)."""
