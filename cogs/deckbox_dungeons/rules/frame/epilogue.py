"""How it ended, and who has won (R83)."""

from bot.engine import Outcome, Script
from cogs.deckbox_dungeons.events.frame import QuestLost, QuestWon
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.match import State


def epilogue(delve: Delve) -> Script[None]:
    state = delve.state
    kills = sum(hero.kills for hero in state.heroes)
    if state.result == "won":
        treasure = sum(hero.gained for hero in state.heroes)
        yield QuestWon(quest=state.options.quest, rounds=state.round, kills=kills, treasure=treasure)
    else:
        yield QuestLost(quest=state.options.quest, result=state.result, rounds=state.round, kills=kills)


def outcome(state: State) -> Outcome | None:
    """The party wins or loses together; who has left has not won. What a hero has slain is its score."""
    if state.phase != "over":
        return None
    has_won = state.result == "won"
    winners = tuple(hero.seat for hero in state.heroes if has_won and not (hero.is_led or hero.is_gone))
    return Outcome(winners, tuple(hero.kills for hero in state.heroes))
