"""`new-game`: writes the folder of a new game from a small one that plays."""
