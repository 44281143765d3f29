"""Characters: how they are built and what their numbers are (R5, R6), and how they begin a session (R9)."""
