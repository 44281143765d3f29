"""The match in words, from the same view as the pictures."""
