"""Adviser: how an automaton decides, from its own view alone."""
