"""Castellan, the game master: everything but the games and the drawing kit."""

VERSION = "0.2.0"  # as pyproject.toml has it, which an image does not carry
