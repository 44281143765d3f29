"""Combat: attacks, defence, wounds (R44 to R55, R60 to R78)."""
