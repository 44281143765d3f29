"""The developer's switches: disturb the gateway, plan faults, take permissions away and give them back."""

from collections.abc import Callable
from typing import Literal

from bot.local.gateway.opcodes import FATAL
from bot.local.people.outages import comes_back, goes_down, invite_bot, throw_bot_out
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.table.members import grant
from bot.local.table.table import Table
from bot.local.world.permissions import BOT_EXTRA, EVERYONE, Permission

GATEWAY = {
    "drop_gateway": "drop",
    "reconnect": "reconnect",
    "invalid_session": "invalid",
    "resumable_session": "resumable",
}
GUILD: dict[str, Callable[[Table], None]] = {
    "guild_down": goes_down,
    "guild_up": comes_back,
    "throw_out": throw_bot_out,
    "invite": invite_bot,
}


def throw_switch(table: Table, facts: Json) -> None:
    """`{"name": …}`: a gateway disturbance, "deny" or "allow" (permissions, channel), "grant"
    (permissions of the bot's role), "rate_limits" (on), "require_shards" (number), "close" (code: the gateway ends for
    good), "session_starts" (number left today), "refuse_new_media" (on, answers), "check_forms" (on),
    "guild_down" and "guild_up" (outage), "throw_out" and "invite" (the bot), "lift" (what is held), "clear",
    or a Fault.
    """
    name = str(facts.get("name"))
    if name in GATEWAY:
        table.gateway.interrupt(GATEWAY[name])
    elif name in GUILD:
        GUILD[name](table)
    elif name in SWITCHES:
        SWITCHES[name](table, facts)
    else:
        table.faults.plan({key: facts[key] for key in FAULT_KEYS if key in facts})


FAULT_KEYS = ("name", "times", "seconds", "status", "method", "route", "scope")


def _deny(table: Table, facts: Json) -> None:
    """Take permissions from the bot in a channel, by an overwrite of its own."""
    _overwrite(table, str(facts.get("channel")), _named(facts))


def _allow(table: Table, facts: Json) -> None:
    _overwrite(table, str(facts.get("channel")), Permission(0))


def _grant(table: Table, facts: Json) -> None:
    """The bot's own role has what is named, what everybody has, and what it had at first."""
    grant(table, EVERYONE | BOT_EXTRA | _named(facts))


def _rate_limits(table: Table, facts: Json) -> None:
    table.rate_limits.is_on = bool(facts.get("on", True))


def _require_shards(table: Table, facts: Json) -> None:
    """From now on clients must come with at least `number` shards; 1 lets them come as they like."""
    table.gateway.recommended_shards = int(facts.get("number") or 1)
    table.gateway.requires_shards = table.gateway.recommended_shards > 1


def _close(table: Table, facts: Json) -> None:
    """End every connection with a code after which the bot must not come back as it is."""
    if facts.get("code") not in FATAL:
        raise Objection(f"The gateway ends for good with {', '.join(map(str, FATAL))}.")
    table.gateway.interrupt(str(facts["code"]))


def _session_starts(table: Table, facts: Json) -> None:
    """How many more sessions the bot may begin today."""
    table.gateway.starts.leave(int(facts.get("number") or 0), table.clock.now())


def _refuse_new_media(table: Table, facts: Json) -> None:
    """Of all edits, or of those `answers` alone that are given to a click at once; off again with `on` false."""
    which: Literal["answers", "all"] = "answers" if facts.get("answers") else "all"
    table.refuses_new_media = which if facts.get("on", True) else ""


def _check_forms(table: Table, facts: Json) -> None:
    """Whether requests that Discord's specification forbids are refused."""
    table.checks_forms = bool(facts.get("on", True))


def _named(facts: Json) -> Permission:
    named = Permission(0)
    for name in facts.get("permissions") or []:
        if name not in Permission.__members__:
            raise Objection(f"There is no permission called {name}.")
        named |= Permission[name]
    return named


def _overwrite(table: Table, channel_id: str, deny: Permission) -> None:
    channel = table.world.channels.get(channel_id)
    if channel is None:
        raise Objection("There is no such channel.")
    others = [o for o in channel["permission_overwrites"] if o["id"] != table.world.bot_id]
    own = {"id": table.world.bot_id, "type": 1, "allow": "0", "deny": str(int(deny))}
    channel["permission_overwrites"] = others + ([own] if deny else [])
    table.tell_people("CHANNEL_UPDATE", dict(channel), channel_id)
    table.tell_bot("CHANNEL_UPDATE", dict(channel))


def _lift(table: Table, facts: Json) -> None:
    del facts
    table.faults.lift()


def _clear(table: Table, facts: Json) -> None:
    del facts
    table.faults.clear()


SWITCHES: dict[str, Callable[[Table, Json], None]] = {
    "deny": _deny,
    "allow": _allow,
    "grant": _grant,
    "rate_limits": _rate_limits,
    "require_shards": _require_shards,
    "close": _close,
    "session_starts": _session_starts,
    "refuse_new_media": _refuse_new_media,
    "check_forms": _check_forms,
    "lift": _lift,
    "clear": _clear,
}
