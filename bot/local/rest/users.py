"""Who the bot is, and who others are."""

from bot.local.checks.complaints import Complaints
from bot.local.checks.names import check_username
from bot.local.gateway.ready import gateway_url, own_user
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.limits import SESSION_STARTS
from bot.local.rest.call import Answer, Call, Route
from bot.local.table.channels import dm_with
from bot.local.world.seed import PEOPLE


def get_me(call: Call) -> Answer:
    return own_user(call.table)


def patch_me(call: Call) -> Answer:
    """Change the bot's own name. The table keeps no avatars, so those are passed over."""
    complaints = Complaints()
    check_username(complaints, ("username",), call.json.get("username"))
    complaints.refuse_if_any()
    call.bot_user["username"] = call.json.get("username") or call.bot_user["username"]
    own = own_user(call.table)
    call.table.tell_bot("USER_UPDATE", own)
    return own


def get_application(call: Call) -> Answer:
    world = call.table.world
    return world.application | {"owner": world.users[PEOPLE["Ada"]], "bot": call.bot_user}


def get_gateway(call: Call) -> Answer:
    gateway = call.table.gateway
    now = call.table.clock.now()
    reset_after = max(int((gateway.starts.ends - now) * 1000), 0)
    limit = {"total": int(SESSION_STARTS), "remaining": gateway.starts.left(now), "reset_after": reset_after}
    limit |= {"max_concurrency": gateway.max_concurrency}
    return {"url": gateway_url(call.table), "shards": gateway.recommended_shards, "session_start_limit": limit}


def get_user(call: Call) -> Answer:
    user = call.table.world.users.get(call.path["user"])
    if user is None:
        raise Refusal(Code.UNKNOWN_USER)
    return user


def open_dm(call: Call) -> Answer:
    wanted = str(call.json.get("recipient_id"))
    if wanted not in call.table.world.users or wanted == call.bot_id:
        raise Refusal(Code.UNKNOWN_USER)
    return dm_with(call.table, wanted)


def list_guilds(call: Call) -> Answer:
    world = call.table.world
    held = str(int(world.permissions(call.bot_id)))
    guilds = map(world.guild_as, world.guild_ids)
    kept = ("id", "name", "icon", "banner", "features")
    return [{key: guild[key] for key in kept} | {"owner": False, "permissions": held} for guild in guilds]


ROUTES = [
    Route("GET", "/users/@me", get_me),
    Route("PATCH", "/users/@me", patch_me),
    Route("GET", "/oauth2/applications/@me", get_application),
    Route("GET", "/applications/@me", get_application),
    Route("GET", "/gateway", get_gateway),
    Route("GET", "/gateway/bot", get_gateway),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/@me/guilds", list_guilds),
    Route("GET", "/users/{user}", get_user),
]
