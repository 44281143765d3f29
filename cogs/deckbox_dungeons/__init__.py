"""Deckbox Dungeons: a race of dice with a choice. The whole game lies in this folder."""
