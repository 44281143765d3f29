"""Blows: flips, attacks, defence, wounds (R49 to R65, R102 to R110)."""
