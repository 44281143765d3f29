"""Intents: which events a bot asks to be told of (events/gateway.mdx, list of intents)."""

GUILDS, GUILD_MEMBERS, MODERATION, EXPRESSIONS, WEBHOOKS = 1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 5
PRESENCES, GUILD_MESSAGES, REACTIONS, TYPING = 1 << 8, 1 << 9, 1 << 10, 1 << 11
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING, MESSAGE_CONTENT = 1 << 12, 1 << 13, 1 << 14, 1 << 15
POLLS, DIRECT_POLLS = 1 << 24, 1 << 25
EVERY_INTENT = (1 << 17) - 1 | 1 << 20 | 1 << 21 | POLLS | DIRECT_POLLS
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
WHATEVER_WAS_ASKED = -1  # matches every set of intents: a bot is always given what it requested itself

# The beginning of an event's name -> the intent it needs in the guild, and the one in direct messages.
# The first that fits counts, so longer beginnings stand before shorter ones.
INTENTS_OF_PREFIX = {
    "GUILD_MEMBERS_CHUNK": (WHATEVER_WAS_ASKED, WHATEVER_WAS_ASKED),
    "GUILD_MEMBER_": (GUILD_MEMBERS, 0),
    "GUILD_EMOJIS_": (EXPRESSIONS, 0),
    "GUILD_BAN_": (MODERATION, 0),
    "GUILD_": (GUILDS, 0),
    "WEBHOOKS_": (WEBHOOKS, 0),
    "CHANNEL_PINS_": (GUILDS, DIRECT_MESSAGES),
    "CHANNEL_": (GUILDS, DIRECT_MESSAGES),
    "THREAD_": (GUILDS, 0),
    "MESSAGE_REACTION_": (REACTIONS, DIRECT_REACTIONS),
    "MESSAGE_POLL_": (POLLS, DIRECT_POLLS),
    "MESSAGE_": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "TYPING_": (TYPING, DIRECT_TYPING),
}


def is_wanted(intents: int, event: str, *, is_in_guild: bool) -> bool:
    """Whether these intents ask for the event. Events that need no intent (READY, INTERACTION_CREATE) always come."""
    for prefix, (in_guild, direct) in INTENTS_OF_PREFIX.items():
        if event.startswith(prefix):
            return bool(intents & (in_guild if is_in_guild else direct))
    return True
