"""The table of routes: literal paths before those with variables, so that each finds its own."""

from bot.local.rest import (
    bans,
    cdn,
    channels,
    commands,
    emojis,
    guild,
    guild_emojis,
    interactions,
    members,
    messages,
    overwrites,
    pins,
    polls,
    reactions,
    roles,
    thread_lists,
    threads,
    users,
    webhooks,
)
from bot.local.rest.call import Route

SUBJECTS = (
    *(users, commands, interactions, webhooks, pins, polls, messages, reactions, threads, thread_lists, channels),
    *(guild, bans, members, roles, overwrites, emojis, guild_emojis, cdn),
)
ROUTES: list[Route] = [route for subject in SUBJECTS for route in subject.ROUTES]
