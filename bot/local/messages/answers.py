"""Messages that answer an interaction: posted, found again by follow-ups, edited and deleted."""

from bot.local.messages.contents import Files
from bot.local.messages.posting import delete, edit, post
from bot.local.messages.voting import schedule_poll_end
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.message_flags import EPHEMERAL
from bot.local.table.interactions import Interaction
from bot.local.table.table import Table
from bot.local.world.world import StoredMessage

REPLY_TYPE = 19


def follow_up(table: Table, interaction: Interaction, body: Json, files: Files) -> StoredMessage:
    """A further message; the first one after a deferral fills the message that is waiting."""
    if interaction.is_waiting and interaction.original:
        stored = table.world.message(interaction.channel, interaction.original)
        _fill_waiting(table, interaction, stored, body, files)
        return stored
    only_for = interaction.person if int(body.get("flags") or 0) & EPHEMERAL else None
    return post_answer(table, interaction, body, files, only_for=only_for, facts={"type": REPLY_TYPE})


def answered_message(table: Table, interaction: Interaction, message_id: str) -> StoredMessage:
    """The message named `@original` or by the id of a follow-up. Of all others the token knows nothing.

    (interactions/receiving-and-responding.mdx, followup messages; resources/webhook.mdx, "from the same token")
    """
    wanted = interaction.original if message_id == "@original" else message_id
    stored = table.world.message(interaction.channel, wanted or "")
    is_own = stored.body.get("interaction_metadata", {}).get("id") == interaction.id
    is_about = stored.body["id"] in (interaction.original, interaction.source)
    if stored.body["author"]["id"] != table.world.bot_id or not (is_own or is_about):
        raise Refusal(Code.UNKNOWN_MESSAGE)
    return stored


def edit_answer(
    table: Table, interaction: Interaction, stored: StoredMessage, body: Json, files: Files
) -> StoredMessage:
    if interaction.is_waiting and stored.body["id"] == interaction.original:
        _fill_waiting(table, interaction, stored, body, files)
    else:
        edit(table, stored, body, files)
    return stored


def delete_answer(table: Table, interaction: Interaction, stored: StoredMessage) -> None:
    if stored.body["id"] == interaction.original:
        interaction.is_waiting = False
    delete(table, stored)


def _fill_waiting(table: Table, interaction: Interaction, stored: StoredMessage, body: Json, files: Files) -> None:
    edit(table, stored, body, files, is_first=True)
    interaction.is_waiting = False
    if "poll" in stored.body:
        schedule_poll_end(table, stored)


def post_answer(
    table: Table, interaction: Interaction, body: Json, files: Files, *, only_for: str | None, facts: Json
) -> StoredMessage:
    own = facts | interaction_facts(table, interaction)
    bot = table.world.users[table.world.bot_id]
    stored = post(table, interaction.channel, bot, body, files, only_for=only_for, facts=own)
    if "poll" in stored.body:
        schedule_poll_end(table, stored)
    return stored


def interaction_facts(table: Table, interaction: Interaction) -> Json:
    facts: Json = {
        "webhook_id": table.world.bot_id,
        "application_id": table.world.bot_id,
        "interaction_metadata": interaction.metadata,
    }
    if interaction.name:
        by = {"name": interaction.name, "user": interaction.metadata["user"]}
        facts["interaction"] = {"id": interaction.id, "type": interaction.kind} | by
    if interaction.original:
        facts["interaction_metadata"] = interaction.metadata | {"original_response_message_id": interaction.original}
    if interaction.source:
        reference = {"message_id": interaction.source, "channel_id": interaction.channel, "type": 0}
        facts["message_reference"] = reference
    return facts
