"""Describe: the same in words, for alt texts, screen readers and Read."""
