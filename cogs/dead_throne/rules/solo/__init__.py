"""Hero of Lirennor: one hero, three challenges."""
