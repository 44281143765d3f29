"""How automata think: odds, the map, fights, goods. All from a view alone."""
