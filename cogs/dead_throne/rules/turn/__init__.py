"""A Game Turn, and the round it stands in."""
