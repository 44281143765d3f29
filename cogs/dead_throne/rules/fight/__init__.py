"""Attacks and what they are made of; fights with enemies."""
