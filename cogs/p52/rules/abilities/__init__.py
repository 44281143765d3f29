"""Abilities that are no attacks and no defences (5.3)."""
