"""What the command line can do, one file per command."""
