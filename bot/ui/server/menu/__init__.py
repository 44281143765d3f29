"""The menu of a server's settings: sections of fields, each a select that says what holds."""
