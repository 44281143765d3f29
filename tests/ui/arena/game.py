"""The rules, where a game's are found."""

from tests.support.arena import Arena

GAME = Arena()
