"""How an automaton decides."""
