"""What people do that the bot must answer: commands, menus, clicks, choices and forms."""

from bot.local.people.action import Action
from bot.local.people.menu_commands import USER_MENU, menu_data
from bot.local.people.modal_answers import fill_modal
from bot.local.people.resolved import resolve_picks
from bot.local.people.slash_command import SlashCall
from bot.local.protocol import component_types as ct
from bot.local.protocol import interaction_types as kinds
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.world.permissions import Permission


def use_slash(action: Action, focused: str | None = None) -> None:
    """`{channel, command, options}`; `focused` names the option that is still being typed."""
    channel = action.open_channel()
    given = action.facts.get("options") or {}
    call = SlashCall(action.table, action.person, channel["id"], action.text("command"), given)
    _need_commands(action, channel)
    kind = kinds.COMMAND if focused is None else kinds.AUTOCOMPLETE
    action.interact(kind, channel, call.data(focused))


def _need_commands(action: Action, channel: Json) -> None:
    if Permission.USE_APPLICATION_COMMANDS not in action.table.world.permissions(action.person, channel["id"]):
        raise Objection("You may not use commands here.")


def autocomplete(action: Action) -> None:
    """As `use_slash`, with `{focused}`: the bot is asked which choices it offers for that option."""
    focused = action.text("focused")
    action.facts["options"] = {focused: ""} | (action.facts.get("options") or {})
    use_slash(action, focused)


def click(action: Action) -> None:
    """`{channel, message, custom_id, values}`: press a button, or choose in a select."""
    channel = action.open_channel()
    stored = action.message(channel)
    custom_id = action.text("custom_id")
    component = next((c for c in ct.walk(stored.body["components"]) if c.get("custom_id") == custom_id), None)
    if component is None:
        raise Objection("This message has no such button.")
    if component.get("disabled"):
        raise Objection("This is disabled.")
    data: Json = {"component_type": component["type"], "custom_id": custom_id, "id": component["id"]}
    if component["type"] in ct.SELECTS:
        data |= _choice(action, component)
    action.interact(kinds.COMPONENT, channel, data, stored, interacted_message_id=stored.body["id"])


def _choice(action: Action, select: Json) -> Json:
    """What was chosen in a select, and the people, roles or channels that go with it."""
    values = [str(value) for value in action.facts.get("values") or []]
    low, high = select["min_values"], select["max_values"]
    if len(set(values)) < len(values):
        raise Objection("You can choose each of them only once.")
    if not low <= len(values) <= high:
        raise Objection(f"Choose {low} to {high}." if low != high else f"Choose {low}.")
    if select["type"] == ct.STRING_SELECT:
        offered = {option["value"] for option in select["options"]}
        if not set(values) <= offered:
            raise Objection("That is not offered.")
        return {"values": values}
    channel_types = select.get("channel_types") or ()
    resolved = resolve_picks(action.table, action.person, select["type"], values, channel_types)
    return {"values": values, "resolved": resolved}


def use_menu(action: Action) -> None:
    """`{command, target}`: a command of the menu on a person or on a message."""
    channel = action.open_channel()
    _need_commands(action, channel)
    data = menu_data(action.table, action.person, channel, action.text("command"), action.facts)
    target: Json = {"target_message_id": data["target_id"]}
    if data["type"] == USER_MENU:
        target = {"target_user": action.table.world.users[data["target_id"]]}
    action.interact(kinds.COMMAND, channel, data, **target)


def submit_form(action: Action) -> None:
    """`{modal_id, components}`. The form stays open until it is answered, so that a failed one can be sent again."""
    modals = action.table.interactions.modals
    modal = modals.get(action.text("modal_id"))
    if modal is None or modal.interaction.person != action.person:
        raise Objection("This form is no longer open.")
    data = fill_modal(action.table, action.person, modal, action.facts.get("components") or [])
    opener = modal.interaction
    channel = action.table.world.channel(opener.channel)
    source = action.table.world.messages[channel["id"]].get(opener.source or "")
    sent = action.interact(kinds.MODAL_SUBMIT, channel, data, source, triggering_interaction_metadata=opener.metadata)
    sent.modal = modal.id
