"""Discord's REST v10, one file per subject; `routes.py` is the table of them all."""
