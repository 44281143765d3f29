"""Who the bot is, and who others are."""

from bot.local.errors import Refusal
from bot.local.gateway import SESSION_STARTS
from bot.local.limits import Code
from bot.local.ready import gateway_url, own_user
from bot.local.rest.call import Answer, Call, Route
from bot.local.seed import PEOPLE
from bot.local.world import DM

DAY_MS = 86_400_000


def get_me(call: Call) -> Answer:
    return own_user(call.table)


def get_application(call: Call) -> Answer:
    world = call.table.world
    return world.application | {"owner": world.users[PEOPLE["Ada"]], "bot": call.bot_user}


def get_gateway(call: Call) -> Answer:
    gateway = call.table.gateway
    left = {"remaining": max(gateway.starts_left, 0), "reset_after": 0 if gateway.starts_left else DAY_MS}
    limit = {"total": SESSION_STARTS, "max_concurrency": 1} | left
    return {"url": gateway_url(call.table), "shards": gateway.recommended_shards, "session_start_limit": limit}


def get_user(call: Call) -> Answer:
    user = call.table.world.users.get(call.path["user"])
    if user is None:
        raise Refusal(Code.UNKNOWN_USER)
    return user


def open_dm(call: Call) -> Answer:
    """The private channel with a person, made once."""
    world, wanted = call.table.world, str(call.json.get("recipient_id"))
    if wanted not in world.users or wanted == call.bot_id:
        raise Refusal(Code.UNKNOWN_USER)
    for channel in world.channels.values():
        if channel["type"] == DM and channel["recipients"][0]["id"] == wanted:
            return channel
    channel = {
        "id": call.table.new_id(),
        "type": DM,
        "flags": 0,
        "last_message_id": None,
        "recipients": [world.users[wanted]],
    }
    world.channels[channel["id"]] = channel
    world.messages[channel["id"]] = {}
    call.table.tell_people("CHANNEL_CREATE", dict(channel), channel["id"])
    return channel


def list_guilds(call: Call) -> Answer:
    world = call.table.world
    held = str(int(world.permissions(call.bot_id)))
    kept = {key: world.guild[key] for key in ("id", "name", "icon", "banner", "features")}
    return [kept | {"owner": False, "permissions": held}]


ROUTES = [
    Route("GET", "/users/@me", get_me),
    Route("GET", "/oauth2/applications/@me", get_application),
    Route("GET", "/applications/@me", get_application),
    Route("GET", "/gateway", get_gateway),
    Route("GET", "/gateway/bot", get_gateway),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/@me/guilds", list_guilds),
    Route("GET", "/users/{user}", get_user),
]
