"""What is wrong with a variable."""


class SettingsError(Exception):
    """A variable of the environment says something that cannot be. The message says how to mend it."""
