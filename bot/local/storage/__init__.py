"""The state file: the world as it was written, and line by line what changed since."""
