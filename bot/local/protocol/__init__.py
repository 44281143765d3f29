"""Discord on paper: its JSON, limits, error codes and component types. Knows nothing else of the table."""
