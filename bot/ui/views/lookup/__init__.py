"""A card for every noun of a game: what it is, what it does, its figures, its rules, and how it stands now."""
