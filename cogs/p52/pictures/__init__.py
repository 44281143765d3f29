"""Pictures: the table and the panel, drawn."""
