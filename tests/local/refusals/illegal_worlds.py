"""Requests that Discord refuses because of what there is: each with its status and its own code."""

from typing import Any, NamedTuple

from bot.local.world.seed import APPLICATION_ID, GUILD_ID, PEOPLE
from tests.local.refusals.desk import CHANNEL, CHANNEL_ID, COMMANDS, GUILD, MESSAGES
from tests.local.refusals.parts import button, embed, option, poll, row, select

BEN = f"{GUILD}/members/{PEOPLE['Ben']}"
OVERWRITES, FORUM = f"{CHANNEL}/permissions", {"name": "f", "type": 15}
FORM = (400, 50035)
STRANGER = {"id": "1300000000000099999", "name": "stranger"}  # an emoji that nobody has uploaded
FORWARD = {"message_reference": {"type": 1, "message_id": "{message}", "channel_id": CHANNEL_ID}}


class Case(NamedTuple):
    """`path` and `body` may name what `made` makes, as "{message}"; `at` is where a form's fault lies."""

    name: str
    method: str
    path: str
    body: Any
    told: tuple[int, int]
    at: str = ""


CASES = [
    *(
        Case(f"no id in a path: {path}", method, path.replace("*", text), body, FORM, at)
        for text in ("abc", "-1", "1.5", "99999999999999999999", "0x1")
        for method, path, body, at in (
            ("GET", "/channels/*", None, "channel_id"),
            ("GET", f"{MESSAGES}/*", None, "message_id"),
            ("GET", "/users/*", None, "user_id"),
            ("GET", f"{GUILD}/roles/*", None, "role_id"),
            ("PUT", f"{OVERWRITES}/*", {"type": 0}, "overwrite_id"),
            ("GET", f"{COMMANDS}/*", None, "command_id"),
            ("GET", "/webhooks/*/token", None, "webhook_id"),
        )
    ),
    Case("an overwrite of no role", "PUT", f"{OVERWRITES}/5", {"type": 0}, (404, 10009)),
    Case("an overwrite of nobody", "PUT", f"{OVERWRITES}/5", {"type": 1}, (404, 10009)),
    Case("an overwrite taken away twice", "DELETE", f"{OVERWRITES}/5", None, (404, 10009)),
    Case("an overwrite of a thread", "PUT", "/channels/{thread}/permissions/" + GUILD_ID, {"type": 0}, (400, 50024)),
    Case("members of a channel", "GET", f"{CHANNEL}/thread-members", None, (400, 50024)),
    Case("everybody's role given", "PUT", f"{BEN}/roles/{GUILD_ID}", None, (400, 50028)),
    Case("the bot throws itself out", "DELETE", f"{GUILD}/members/{APPLICATION_ID}", None, (403, 50013)),
    Case("the bot bans itself", "PUT", f"{GUILD}/bans/{APPLICATION_ID}", {}, (403, 50013)),
    Case(
        "the bot times itself out",
        "PATCH",
        f"{GUILD}/members/{APPLICATION_ID}",
        {"communication_disabled_until": "2026-01-01T00:00:00+00:00"},
        (403, 50013),
    ),
    Case("muted where nobody speaks", "PATCH", BEN, {"mute": True}, (400, 40032)),
    Case("a role's picture without boosts", "POST", f"{GUILD}/roles", {"unicode_emoji": "🎲"}, (403, 50101)),
    Case(
        "two tags of one name",
        "POST",
        f"{GUILD}/channels",
        FORUM | {"available_tags": [{"name": "a"}] * 2},
        (400, 40061),
    ),
    Case(
        "a tag of two emojis",
        "POST",
        f"{GUILD}/channels",
        FORUM | {"available_tags": [{"name": "a", "emoji_id": "1", "emoji_name": "🎲"}]},
        FORM,
        "available_tags.0.emoji_id",
    ),
    Case("a text channel that becomes a voice", "PATCH", CHANNEL, {"type": 2}, FORM, "type"),
    Case(
        "100 in a voice channel",
        "POST",
        f"{GUILD}/channels",
        {"name": "v", "type": 2, "user_limit": 100},
        FORM,
        "user_limit",
    ),
    Case(
        "moved into what is no category",
        "PATCH",
        f"{GUILD}/channels",
        [{"id": CHANNEL_ID, "parent_id": CHANNEL_ID}],
        FORM,
        "0.parent_id",
    ),
    Case("a post without a message", "POST", "/channels/{forum}/threads", {"name": "p"}, FORM, "message"),
    Case(
        "a post's blank label",
        "POST",
        "/channels/{forum}/threads",
        {"name": "p", "message": {"components": [row(button(label=" "))]}},
        FORM,
        "message.components.0.components.0.label",
    ),
    Case(
        "an answer in another channel",
        "POST",
        MESSAGES,
        {"content": "x", "message_reference": {"message_id": "{message}", "channel_id": "5"}},
        FORM,
        "message_reference",
    ),
    Case(
        "a forward from nowhere",
        "POST",
        MESSAGES,
        {"message_reference": {"type": 1, "message_id": "{message}"}},
        FORM,
        "message_reference.channel_id",
    ),
    *(
        Case(f"a forward with {key}", "POST", MESSAGES, FORWARD | more, FORM, "message_reference")
        for key, more in (("an embed", embed(title="x")), ("buttons", {"components": [row(button())]}))
    ),
    Case(
        "a button with an emoji that is not there",
        "POST",
        MESSAGES,
        {"components": [row(button(emoji=STRANGER))]},
        FORM,
        "components.0.components.0.emoji.name",
    ),
    Case(
        "an edit to an emoji that is not there",
        "PATCH",
        MESSAGES + "/{message}",
        {"components": [select(options=[option(emoji=STRANGER)])]},
        FORM,
        "components.0.components.0.options.0.emoji.name",
    ),
    Case(
        "a poll's emoji that is not there",
        "POST",
        MESSAGES,
        {"poll": poll(answers=[{"poll_media": {"text": "a", "emoji": STRANGER}}])},
        FORM,
        "poll.answers.0.poll_media.emoji.name",
    ),
    Case("a webhook moved to a thread", "PATCH", "/webhooks/{webhook}", {"channel_id": "{thread}"}, (400, 50024)),
    Case(
        "a webhook's thread in a text channel",
        "POST",
        "/webhooks/{webhook}/{token}",
        {"content": "x", "thread_name": "t"},
        (400, 220003),
    ),
    *(
        Case(
            f"a webhook as {name}",
            "POST",
            "/webhooks/{webhook}/{token}",
            {"content": "x", "username": name},
            FORM,
            "username",
        )
        for name in (
            "Clyde",
            "my DISCORD",
        )
    ),
    *(
        Case(f"the bot as {name}", "PATCH", "/users/@me", {"username": name}, FORM, "username")
        for name in ("   ", "a@b", "a#b", "a:b", "a```b", "Everyone", "here", "a Discord bot")
    ),
    Case("a command renamed to another's", "PATCH", COMMANDS + "/{command}", {"name": "c2"}, FORM),
    Case("a command's capitals", "PATCH", COMMANDS + "/{command}", {"name": "ABC"}, FORM, "name"),
    Case("a number for a text", "POST", MESSAGES, {"content": 1 << 62}, FORM, "content"),
    Case("a number for a name", "PATCH", CHANNEL, {"name": 1 << 62}, FORM, "name"),
    Case("nobody searched for", "GET", f"{GUILD}/members/search", None, FORM, "query"),
    Case(
        "an answer's token for another message",
        "PATCH",
        "/webhooks/{app}/{answer}/messages/{message}",
        {"content": "y"},
        (404, 10008),
    ),
    Case(
        "an answer's token to delete another",
        "DELETE",
        "/webhooks/{app}/{answer}/messages/{message}",
        None,
        (404, 10008),
    ),
]
