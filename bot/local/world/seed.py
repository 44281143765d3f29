"""The world a table starts with: Castellan, one guild, two channels, three people; their ids never change."""

from bot.local.protocol.discord_json import Json, timestamp
from bot.local.world.permissions import BOT_EXTRA, EVERYONE
from bot.local.world.world import TEXT, World

APPLICATION_ID = "1300000000000000001"
GUILD_ID = "1300000000000000100"
BOT_ROLE_ID = "1300000000000000101"
GAME_NIGHT_ID = "1300000000000000200"
LOBBY_CHAT_ID = "1300000000000000201"
PEOPLE = {"Ada": "1300000000000000301", "Ben": "1300000000000000302", "Cleo": "1300000000000000303"}
SHARD_BITS = 22  # of an id, below those that say to which shard it belongs (events/gateway.mdx, sharding)
BIRTH = timestamp(1_730_000_000)


def new_world() -> World:
    bot = new_user(APPLICATION_ID, "Castellan", is_bot=True)
    users = [bot, *(new_user(user_id, name) for name, user_id in PEOPLE.items())]
    world = World(
        application=_application(),
        guild=_guild(),
        users={user["id"]: user for user in users},
        members={user["id"]: new_member([]) for user in users},
        channels={},
    )
    world.members[APPLICATION_ID]["roles"] = [BOT_ROLE_ID]
    for position, (channel_id, name) in enumerate([(GAME_NIGHT_ID, "game-night"), (LOBBY_CHAT_ID, "lobby-chat")]):
        world.channels[channel_id] = new_text_channel(channel_id, name, position)
        world.messages[channel_id] = {}
    return world


def add_sisters(world: World, guilds: int) -> None:
    """So that there are so many guilds, at least. They follow each other as shards do: two belong to two of two."""
    for number in range(2, guilds + 1):
        guild = _shifted(GUILD_ID, number)
        if guild in world.sisters:
            continue
        world.sisters[guild] = f"Local table {number}"
        for first, name in ((GAME_NIGHT_ID, "game-night"), (LOBBY_CHAT_ID, "lobby-chat")):
            channel = new_text_channel(_shifted(first, number), f"{name}-{number}", len(world.channels), guild_id=guild)
            world.channels[channel["id"]], world.messages[channel["id"]] = channel, {}
    world.application["approximate_guild_count"] = len(world.guild_ids)


def _shifted(first: str, number: int) -> str:
    return str(int(first) + (number - 1 << SHARD_BITS))


def new_user(user_id: str, name: str, *, is_bot: bool = False) -> Json:
    user: Json = {
        "id": user_id,
        "username": "".join(c for c in name.casefold() if c.isalnum() or c in "._") or f"person{user_id[-4:]}",
        "global_name": None if is_bot else name,
        "discriminator": "0000" if is_bot else "0",
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return user | ({"bot": True, "username": name} if is_bot else {})


def new_member(roles: list[str], joined_at: str = BIRTH) -> Json:
    return {
        "roles": roles,
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "mute": False,
        "deaf": False,
        "flags": 0,
    }


def new_text_channel(channel_id: str, name: str, position: int, **more: object) -> Json:
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": GUILD_ID,
        "name": name,
        "position": position,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "parent_id": None,
        "permission_overwrites": [],
        "last_message_id": None,
        "flags": 0,
    } | more


def new_role(role_id: str, name: str, permissions: int, position: int, *, managed: bool = False) -> Json:
    role: Json = {
        "id": role_id,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return role | ({"tags": {"bot_id": APPLICATION_ID}} if managed else {})


def _application() -> Json:
    return {
        "id": APPLICATION_ID,
        "name": "Castellan",
        "icon": None,
        "description": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        # Without the *_LIMITED bits of members and content: no privileged intent is enabled by itself.
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def _guild() -> Json:
    absent = "icon home_header splash discovery_splash banner description application_id afk_channel_id"
    absent += " system_channel_id widget_channel_id vanity_url_code rules_channel_id"
    absent += " safety_alerts_channel_id public_updates_channel_id max_presences incidents_data"
    facts: Json = {
        "id": GUILD_ID,
        "name": "Local table",
        "owner_id": PEOPLE["Ada"],
        "region": "local",
        "roles": [
            new_role(GUILD_ID, "@everyone", int(EVERYONE), 0),
            new_role(BOT_ROLE_ID, "Castellan", int(EVERYONE | BOT_EXTRA), 1, managed=True),
        ],
        "features": [],
        "emojis": [],
        "stickers": [],
        "preferred_locale": "en-US",
        "afk_timeout": 300,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "widget_enabled": False,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
    }
    zeros = "system_channel_flags verification_level default_message_notifications mfa_level"
    zeros += " explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    return facts | dict.fromkeys(absent.split()) | dict.fromkeys(zeros.split(), 0)
