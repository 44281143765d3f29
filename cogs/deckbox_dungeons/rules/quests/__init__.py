"""Quests: encounters, timers, and what each is won by (6.7, 6.9)."""
