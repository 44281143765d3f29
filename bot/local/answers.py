"""What a bot answers to an interaction: the callback types, follow-ups, and edits of what it answered."""

from collections.abc import Callable, Mapping

from bot.local import interactions as kinds
from bot.local.checks.choices import check_choices
from bot.local.checks.complaints import Complaints
from bot.local.checks.message import EPHEMERAL
from bot.local.checks.modal import check_modal
from bot.local.errors import Refusal
from bot.local.files import Upload
from bot.local.interactions import Interaction, OpenModal
from bot.local.limits import Code
from bot.local.posting import delete, edit, post, post_loading
from bot.local.render import numbered
from bot.local.table import Table
from bot.local.voting import watch
from bot.local.wire import Json
from bot.local.world import StoredMessage

Files = Mapping[int, Upload]

REPLY_TYPE, SLASH_TYPE, MENU_TYPE = 19, 20, 23
ALLOWED: dict[int, tuple[int, ...]] = {
    kinds.COMMAND: (kinds.REPLY, kinds.DEFER, kinds.MODAL),
    kinds.COMPONENT: (kinds.REPLY, kinds.DEFER, kinds.DEFER_UPDATE, kinds.UPDATE, kinds.MODAL),
    kinds.AUTOCOMPLETE: (kinds.CHOICES,),
    kinds.MODAL_SUBMIT: (kinds.REPLY, kinds.DEFER, kinds.DEFER_UPDATE, kinds.UPDATE),
}


def callback(table: Table, interaction: Interaction, kind: int, data: Json, files: Files) -> Json:
    """Do what the callback asks; the answer is Discord's InteractionCallbackResponse."""
    allowed = ALLOWED[interaction.kind]
    if interaction.source is None:
        allowed = tuple(k for k in allowed if k not in (kinds.UPDATE, kinds.DEFER_UPDATE))
    complaints = Complaints()
    complaints.among(("type",), kind, allowed)
    complaints.settle()
    stored = CALLBACKS[kind](table, interaction, data, files)
    interaction.state = "acknowledged"
    table.interactions.modals.pop(interaction.modal or "", None)
    if kind not in (kinds.CHOICES, kinds.MODAL):
        tell_state(table, interaction, "acknowledged", {"message": interaction.original, "type": kind})
    return _callback_response(interaction, kind, stored)


def tell_state(table: Table, interaction: Interaction, state: str, data: Json | None = None) -> None:
    told = {"nonce": interaction.nonce, "state": state, "data": data or {}}
    table.feed.tell("INTERACTION", told, [interaction.person])


def follow_up(table: Table, interaction: Interaction, body: Json, files: Files) -> StoredMessage:
    """A further message; the first one after a deferral fills the message that is waiting."""
    if interaction.is_waiting and interaction.original:
        stored = table.world.message(interaction.channel, interaction.original)
        _fill_waiting(table, interaction, stored, body, files)
        return stored
    only_for = interaction.person if int(body.get("flags") or 0) & EPHEMERAL else None
    return _post(table, interaction, body, files, only_for=only_for, facts={"type": REPLY_TYPE})


def answered_message(table: Table, interaction: Interaction, message_id: str) -> StoredMessage:
    """`@original` or a follow-up's id; only what belongs to this application."""
    wanted = interaction.original if message_id == "@original" else message_id
    stored = table.world.message(interaction.channel, wanted or "")
    if stored.body["author"]["id"] != table.world.bot_id:
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
        watch(table, stored)


def _post(
    table: Table, interaction: Interaction, body: Json, files: Files, *, only_for: str | None, facts: Json
) -> StoredMessage:
    own = facts | _interaction_facts(table, interaction)
    bot = table.world.users[table.world.bot_id]
    stored = post(table, interaction.channel, bot, body, files, only_for=only_for, facts=own)
    if "poll" in stored.body:
        watch(table, stored)
    return stored


def _interaction_facts(table: Table, interaction: Interaction) -> Json:
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


def _message_type(interaction: Interaction) -> Json:
    if interaction.kind == kinds.COMMAND:
        return {"type": MENU_TYPE if interaction.is_menu else SLASH_TYPE}
    return {"type": REPLY_TYPE if interaction.source else 0}


def _reply(table: Table, interaction: Interaction, data: Json, files: Files) -> StoredMessage:
    only_for = interaction.person if int(data.get("flags") or 0) & EPHEMERAL else None
    facts = _message_type(interaction)
    stored = _post(table, interaction, data, files, only_for=only_for, facts=facts)
    interaction.original = stored.body["id"]
    interaction.is_ephemeral = only_for is not None
    return stored


def _defer(table: Table, interaction: Interaction, data: Json, files: Files) -> StoredMessage:
    del files
    only_for = interaction.person if int(data.get("flags") or 0) & EPHEMERAL else None
    facts = _message_type(interaction) | _interaction_facts(table, interaction)
    bot = table.world.users[table.world.bot_id]
    stored = post_loading(table, interaction.channel, bot, only_for=only_for, facts=facts)
    interaction.original, interaction.is_waiting = stored.body["id"], True
    interaction.is_ephemeral = only_for is not None
    return stored


def _defer_update(table: Table, interaction: Interaction, data: Json, files: Files) -> None:
    del table, data, files
    interaction.original = interaction.source


def _update(table: Table, interaction: Interaction, data: Json, files: Files) -> StoredMessage:
    stored = table.world.message(interaction.channel, interaction.source or "")
    edit(table, stored, data, files)
    interaction.original = interaction.source
    return stored


def _choices(table: Table, interaction: Interaction, data: Json, files: Files) -> None:
    del files
    choices = data.get("choices") or []
    check_choices(choices)
    tell_state(table, interaction, "choices", {"choices": choices})


def _modal(table: Table, interaction: Interaction, data: Json, files: Files) -> None:
    del files
    check_modal(data)
    modal = OpenModal(table.new_id(), interaction, data | {"components": numbered(data["components"])})
    table.interactions.modals[modal.id] = modal
    tell_state(table, interaction, "modal", modal.data | {"modal_id": modal.id})


CALLBACKS: dict[int, Callable[[Table, Interaction, Json, Files], StoredMessage | None]] = {
    kinds.REPLY: _reply,
    kinds.DEFER: _defer,
    kinds.DEFER_UPDATE: _defer_update,
    kinds.UPDATE: _update,
    kinds.CHOICES: _choices,
    kinds.MODAL: _modal,
}


def _callback_response(interaction: Interaction, kind: int, stored: StoredMessage | None) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.kind}
    if interaction.original:
        about |= {
            "response_message_id": interaction.original,
            "response_message_loading": interaction.is_waiting,
            "response_message_ephemeral": interaction.is_ephemeral,
        }
    response: Json = {"interaction": about}
    # Types 5 and 6 have no resource in Discord's schema of the answer.
    if stored and kind in (kinds.REPLY, kinds.UPDATE):
        response["resource"] = {"type": kind, "message": stored.body}
    return response
