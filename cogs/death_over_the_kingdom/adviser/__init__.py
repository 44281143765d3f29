"""The automaton: how it answers, from its view alone."""
