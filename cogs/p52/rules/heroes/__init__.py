"""Characters: their figures, how they are built, how they come and go (R5, R6, R93, R94, R129 to R132)."""
