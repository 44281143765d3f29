"""Discord's grammar: what its messages are made of, its limits, its answers. Knows no match."""
