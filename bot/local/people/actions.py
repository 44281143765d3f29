"""Everything that people can do at the page, by name. Each action is checked, then told to the bot."""

from collections.abc import Callable

from bot.local.people.action import Action
from bot.local.people.facts import check_facts
from bot.local.people.interacting import autocomplete, click, submit_form, use_menu, use_slash
from bot.local.people.languages import set_locale, set_server_locale
from bot.local.people.membership import add_person, join_guild, leave_guild
from bot.local.people.rooms import add_channel, open_dm, start_post
from bot.local.people.switches import throw_switch
from bot.local.people.talking import delete_message, dismiss, say, toggle_reaction, vote_in_poll
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection, Refusal
from bot.local.table.table import Table


def perform(table: Table, facts: Json) -> Json:
    """Do one action: `{"ok", "nonce", …}`, or Objection with a sentence for the person."""
    check_facts(facts)
    if (kind := facts["kind"]) not in ACTIONS:
        raise Objection(f"There is no act called {kind!r}.")
    action = Action(table, facts)
    try:
        answer = ACTIONS[kind](action) or {}
    except Refusal as refusal:  # what Discord tells a bot in its own way, people are told in a sentence
        raise Objection(refusal.sentence) from None
    return {"ok": True, "nonce": action.nonce} | answer


def _throw_switch(action: Action) -> None:
    throw_switch(action.table, action.facts)


ACTIONS: dict[str, Callable[[Action], Json | None]] = {
    "slash": use_slash,
    "autocomplete": autocomplete,
    "click": click,
    "submit": submit_form,
    "menu": use_menu,
    "say": say,
    "delete": delete_message,
    "dismiss": dismiss,
    "react": toggle_reaction,
    "vote": vote_in_poll,
    "add_person": add_person,
    "set_locale": set_locale,
    "set_server_locale": set_server_locale,
    "leave_guild": leave_guild,
    "join_guild": join_guild,
    "add_channel": add_channel,
    "start_post": start_post,
    "open_dm": open_dm,
    "fault": _throw_switch,
}
