"""Keeps public messages and panels true to their matches."""
