"""The forms of Discord's requests: each body is held against the schema of its route."""
