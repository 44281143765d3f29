"""How an automaton decides, from its view alone."""
