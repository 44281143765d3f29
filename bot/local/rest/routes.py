"""The table of routes: literal paths before those with variables, so that each finds its own."""

from bot.local.rest import (
    channels,
    commands,
    emojis,
    guild,
    interactions,
    members,
    messages,
    reactions,
    roles,
    threads,
    users,
)
from bot.local.rest.call import Route

SUBJECTS = (users, commands, interactions, messages, reactions, threads, channels, guild, members, roles, emojis)
ROUTES: list[Route] = [route for subject in SUBJECTS for route in subject.ROUTES]
