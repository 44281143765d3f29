"""R160: what counts at dusk, in points."""

STONE, PIECE, PIECE_OF_SALADAR, CROWN = 3, 2, 3, 6
