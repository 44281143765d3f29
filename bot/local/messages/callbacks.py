"""The first answer to an interaction, by each type of callback (interactions/receiving-and-responding.mdx)."""

from collections.abc import Callable
from contextlib import nullcontext

from bot.local.checks.choices import check_choices
from bot.local.checks.complaints import Complaints
from bot.local.checks.modal import check_modal
from bot.local.checks.new_media import check_no_new_media
from bot.local.messages.answers import REPLY_TYPE, interaction_facts, post_answer
from bot.local.messages.contents import Files
from bot.local.messages.custom_emojis import check_custom_emojis
from bot.local.messages.posting import edit, post_loading
from bot.local.messages.rendering import numbered
from bot.local.protocol import interaction_types as kinds
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import faults_at
from bot.local.protocol.message_flags import EPHEMERAL
from bot.local.table.interactions import Interaction, OpenModal
from bot.local.table.table import Table
from bot.local.world.world import StoredMessage

SLASH_TYPE, MENU_TYPE = 20, 23
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
    complaints.refuse_if_any()
    is_message = kind in (kinds.REPLY, kinds.UPDATE)
    with faults_at("data") if is_message else nullcontext():
        stored = CALLBACKS[kind](table, interaction, data, files)
    interaction.state = "acknowledged"
    table.interactions.modals.pop(interaction.modal or "", None)
    if kind not in (kinds.CHOICES, kinds.MODAL):
        told = {"id": interaction.id, "message": interaction.original, "type": kind}
        table.tell_interaction(interaction, "acknowledged", told)
    return _callback_response(interaction, kind, stored)


def _message_type(interaction: Interaction) -> Json:
    if interaction.kind == kinds.COMMAND:
        return {"type": MENU_TYPE if interaction.is_menu else SLASH_TYPE}
    return {"type": REPLY_TYPE if interaction.source else 0}


def _reply(table: Table, interaction: Interaction, data: Json, files: Files) -> StoredMessage:
    only_for = interaction.person if int(data.get("flags") or 0) & EPHEMERAL else None
    facts = _message_type(interaction)
    stored = post_answer(table, interaction, data, files, only_for=only_for, facts=facts)
    interaction.original = stored.body["id"]
    interaction.is_ephemeral = only_for is not None
    return stored


def _defer(table: Table, interaction: Interaction, data: Json, files: Files) -> StoredMessage:
    del files
    only_for = interaction.person if int(data.get("flags") or 0) & EPHEMERAL else None
    facts = _message_type(interaction) | interaction_facts(table, interaction)
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
    if table.refuses_new_media:
        check_no_new_media(data, files)
    edit(table, stored, data, files)
    interaction.original = interaction.source
    return stored


def _choices(table: Table, interaction: Interaction, data: Json, files: Files) -> None:
    del files
    choices = data.get("choices") or []
    check_choices(choices)
    table.tell_interaction(interaction, "choices", {"choices": choices})


def _modal(table: Table, interaction: Interaction, data: Json, files: Files) -> None:
    del files
    check_modal(data)
    with faults_at("data"):
        check_custom_emojis(table.world, data)
    modal = OpenModal(table.new_id(), interaction, data | {"components": numbered(data["components"])})
    table.interactions.modals[modal.id] = modal
    table.tell_interaction(interaction, "modal", modal.data | {"modal_id": modal.id})


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
