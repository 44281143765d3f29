"""Bag of Dungeon: rules, content, words and pictures."""
