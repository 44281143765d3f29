"""Fights (E, F, G, P): rounds, shots, partners, wounds and death."""
