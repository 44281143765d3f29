"""What a quest is won and lost by (R83, R91, R95)."""

from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.ground import START
from cogs.deckbox_dungeons.rules.quests.doom import doom_limit
from cogs.deckbox_dungeons.rules.quests.tongues import WANTED


def judge(delve: Delve) -> None:
    """Looked at after every step of a hero, every roll, every step of Refresh; both at once is a win."""
    state = delve.state
    if state.result:
        return
    if is_won(delve):
        state.result = "won"
    elif not any(hero.is_up for hero in state.heroes):
        state.result = "fallen"
    elif (limit := doom_limit(delve)) and state.doom >= limit:
        state.result = "doom"


def is_won(delve: Delve) -> bool:
    """The quest of the long night is won at the end of a Refresh, and by nothing else."""
    state, quest = delve.state, delve.quest
    if quest.shape in {"slay", "seals"}:
        return state.has_goal_come and not any(enemy.colour == "red" for enemy in state.enemies)
    if quest.shape in {"fetch", "heist"}:
        return wants_out(delve) and is_party_out(delve)
    return False


def wants_out(delve: Delve) -> bool:
    """Is found what the quest wants, so that the party need only get out (R91)?"""
    if delve.quest.shape == "fetch":
        return delve.state.tongues >= WANTED
    return delve.quest.shape == "heist" and not is_goal_wanted(delve) and purse(delve) >= toll(delve)


def is_goal_wanted(delve: Delve) -> bool:
    """R90: on Hard and Dire the ferryman also wants to know where Mother Mire lives."""
    return delve.level in delve.quest.must_find and not delve.state.has_goal_come


def purse(delve: Delve) -> int:
    """The Treasure of the living (R91)."""
    return sum(hero.treasure for hero in delve.heroes)


def is_party_out(delve: Delve) -> bool:
    """Every living hero stands on a start square, and there is one. Who only walks past a friend does not stand."""
    marks, spots = delve.ground.marks, [hero.at for hero in delve.heroes]
    return 0 < len(spots) == len(set(spots)) and all(marks.get(spot) == START for spot in spots)


def toll(delve: Delve) -> int:
    """The Treasure the ferryman wants from so many heroes (Q6)."""
    return delve.quest.toll[len(delve.state.heroes) - 2]


def last_round(delve: Delve) -> int:
    """The round at whose end the night is over (Q5); 0: this quest has none."""
    return delve.quest.dawn.get(delve.level, 0)
