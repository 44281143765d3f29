"""What an admin may set: each variable is declared once, in `declared`, and read once into one frozen Settings."""

from bot.settings.declared import DECLARED, OURS, VARIABLES, Variable, unknown_variables
from bot.settings.errors import SettingsError
from bot.settings.parsing import games_folder, games_off
from bot.settings.settings import Settings, read_settings

PRIVATE = 0o077  # the rights nobody else gets on files of ours

__all__ = [
    "DECLARED",
    "OURS",
    "PRIVATE",
    "VARIABLES",
    "Settings",
    "SettingsError",
    "Variable",
    "games_folder",
    "games_off",
    "read_settings",
    "unknown_variables",
]
