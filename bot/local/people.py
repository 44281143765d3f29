"""What people do at the page: say, command, click, submit, dismiss. Each act is checked, then told to the bot."""

from collections.abc import Callable
from datetime import datetime

from bot.local import component_types as ct
from bot.local import interactions as kinds
from bot.local.act import Act
from bot.local.checks.message import EPHEMERAL
from bot.local.comings import add_person, join_guild, leave_guild
from bot.local.errors import Objection, Refusal
from bot.local.filled_modal import fill_modal
from bot.local.limits import CONTENT
from bot.local.menus import USER_MENU, menu_data
from bot.local.permissions import Permission
from bot.local.picked import resolve_picks
from bot.local.posting import delete, post
from bot.local.reactions import emoji_of, key_of, react, unreact
from bot.local.slash import SlashCall
from bot.local.switches import throw_switch
from bot.local.table import Table
from bot.local.threads import reopen
from bot.local.voting import vote
from bot.local.wire import Json
from bot.local.world import is_archived, is_locked, is_thread


def act(table: Table, facts: Json) -> Json:
    """Do one act: `{"ok", "nonce", …}`, or Objection with a sentence for the person."""
    kind = facts.get("kind")
    if kind not in ACTS:
        raise Objection(f"There is no act called {kind!r}.")
    one = Act(table, facts)
    answer = ACTS[kind](one) or {}
    return {"ok": True, "nonce": one.nonce} | answer


def _slash(one: Act, focused: str | None = None) -> None:
    channel = one.open_channel()
    given = one.facts.get("options") or {}
    call = SlashCall(one.table, one.person, channel["id"], one.text("command"), given)
    held = one.table.world.permissions(one.person, channel["id"])
    if Permission.USE_APPLICATION_COMMANDS not in held:
        raise Objection("You may not use commands here.")
    kind = kinds.COMMAND if focused is None else kinds.AUTOCOMPLETE
    one.interact(kind, channel, call.data(focused))


def _autocomplete(one: Act) -> None:
    focused = one.text("focused")
    one.facts["options"] = {focused: ""} | (one.facts.get("options") or {})
    _slash(one, focused)


def _click(one: Act) -> None:
    channel = one.open_channel()
    stored = one.message(channel)
    custom_id = one.text("custom_id")
    component = next((c for c in ct.walk(stored.body["components"]) if c.get("custom_id") == custom_id), None)
    if component is None:
        raise Objection("This message has no such button.")
    if component.get("disabled"):
        raise Objection("This is disabled.")
    data: Json = {"component_type": component["type"], "custom_id": custom_id, "id": component["id"]}
    if component["type"] in ct.SELECTS:
        data |= _picked(one.table, one.person, component, [str(v) for v in one.facts.get("values") or []])
    one.interact(kinds.COMPONENT, channel, data, stored, interacted_message_id=stored.body["id"])


def _picked(table: Table, person: str, select: Json, values: list[str]) -> Json:
    low, high = select["min_values"], select["max_values"]
    if not low <= len(values) <= high:
        raise Objection(f"Choose {low} to {high}." if low != high else f"Choose {low}.")
    if select["type"] == ct.STRING_SELECT:
        offered = {option["value"] for option in select["options"]}
        if not set(values) <= offered:
            raise Objection("That is not offered.")
        return {"values": values}
    kinds = select.get("channel_types") or ()
    return {"values": values, "resolved": resolve_picks(table, person, select["type"], values, kinds)}


def _menu(one: Act) -> None:
    """`{command, target}`: a command of the menu on a person or on a message."""
    channel = one.open_channel()
    data = menu_data(one.table, one.person, channel, one.text("command"), one.facts)
    target: Json = {"target_message_id": data["target_id"]}
    if data["type"] == USER_MENU:
        target = {"target_user": one.table.world.users[data["target_id"]]}
    one.interact(kinds.COMMAND, channel, data, **target)


def _react(one: Act) -> None:
    """`{channel, message, emoji}`: put it there, or take one's own away again."""
    channel, table = one.open_channel(), one.table
    stored = one.message(channel)
    try:
        emoji = emoji_of(table, one.text("emoji"))
        users = stored.reactions.get(key_of(emoji), [])
        if one.person in users:
            unreact(table, stored, one.person, emoji)
            return
        held = table.world.permissions(one.person, channel["id"])
        if stored.only_for or (not users and Permission.ADD_REACTIONS not in held):
            raise Objection("You may not react here.")
        react(table, stored, one.person, emoji)
    except Refusal as refusal:
        raise Objection(refusal.sentence) from None


def _vote(one: Act) -> None:
    """`{channel, message, answers}`: vote in a poll, with no answers take the vote back."""
    answers = one.facts.get("answers") or []
    vote(one.table, one.message(one.open_channel()), one.person, [int(answer) for answer in answers])


def _submit(one: Act) -> None:
    """The form stays until the bot has answered: one that failed can be sent again."""
    modals = one.table.interactions.modals
    modal = modals.get(one.text("modal_id"))
    if modal is None or modal.interaction.person != one.person:
        raise Objection("This form is no longer open.")
    data = fill_modal(one.table, one.person, modal, one.facts.get("components") or [])
    opener = modal.interaction
    channel = one.table.world.channel(opener.channel)
    source = one.table.world.messages[channel["id"]].get(opener.source or "")
    sent = one.interact(kinds.MODAL_SUBMIT, channel, data, source, triggering_interaction_metadata=opener.metadata)
    sent.modal = modal.id


def _say(one: Act) -> Json:
    channel, table = one.channel(), one.table
    needed = Permission.SEND_MESSAGES_IN_THREADS if is_thread(channel) else Permission.SEND_MESSAGES
    held = table.world.permissions(one.person, channel["id"])
    is_moderator = Permission.MANAGE_THREADS in held
    if needed not in held or _is_silenced(one) or (is_locked(channel) and not is_moderator):
        raise Objection("You may not write here.")
    content = one.text("content")
    if len(content) > CONTENT:
        raise Objection(f"A message takes {int(CONTENT)} characters at most.")
    if is_archived(channel):
        reopen(table, channel)
    stored = post(table, channel["id"], table.world.users[one.person], {"content": content}, {})
    return {"message": stored.body["id"]}


def _is_silenced(one: Act) -> bool:
    until = one.table.world.members.get(one.person, {}).get("communication_disabled_until")
    return until is not None and datetime.fromisoformat(until).timestamp() > one.table.clock.now()


def _dismiss(one: Act) -> None:
    wanted = one.text("message")
    for messages in one.table.world.messages.values():
        stored = messages.get(wanted)
        if stored and stored.only_for == one.person and stored.body["flags"] & EPHEMERAL:
            delete(one.table, stored)
            return
    raise Objection("There is nothing to dismiss.")


def _fault(one: Act) -> None:
    throw_switch(one.table, one.facts)


ACTS: dict[str, Callable[[Act], Json | None]] = {
    "slash": _slash,
    "autocomplete": _autocomplete,
    "click": _click,
    "submit": _submit,
    "say": _say,
    "dismiss": _dismiss,
    "add_person": add_person,
    "leave_guild": leave_guild,
    "join_guild": join_guild,
    "react": _react,
    "menu": _menu,
    "vote": _vote,
    "fault": _fault,
}
