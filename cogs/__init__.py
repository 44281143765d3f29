"""The games, one folder each, and the server's own commands."""
