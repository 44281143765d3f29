"""R115: Lone Quests, only the finder's."""

from bot.engine import Script
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.decks import card
from cogs.dead_throne.content.quest_kinds import Branch
from cogs.dead_throne.content.tables import LONE_QUESTS
from cogs.dead_throne.events.land import DieCast
from cogs.dead_throne.events.quests import LoneBegun, LoneDone, LoneFound, LoneLeft
from cogs.dead_throne.prompts.land import lone
from cogs.dead_throne.rules.asking import ask_if_open
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.needs import can_give, give_all, is_carried, is_telling
from cogs.dead_throne.rules.people.waiting import is_of_waiting
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import Deed
from cogs.dead_throne.state.people import Lone, Player

WAY = "lone"
_GAINS = {"coin", "loot", "item"}  # an outcome of the die with none of these is no reward box


def find_lone(realm: Realm, player: Player, key: str, home: str) -> Script[None]:
    """They choose a branch they can take, or walk on."""
    yield LoneFound(seat=player.seat, lone=key)
    branches = [one for one in LONE_QUESTS[key].branches if _can_take(realm, player, one)]
    here = player.at
    needs = [need for one in LONE_QUESTS[key].branches for need in one.needs]
    prompt = lone(player.seat, key, [(one, _is_secret(one)) for one in branches])
    answer = yield from ask_if_open(prompt, is_telling=is_telling(realm, player, needs))
    chosen = next((one for one in branches if one.key == answer), None)
    if chosen is None or player.at != here or not _can_take(realm, player, chosen):  # or carried off meanwhile (R156)
        yield from _leave(realm, player, key, home)
    else:
        yield from _follow(realm, player, Lone(key, home, chosen.key), chosen)


def run_hourglass(realm: Realm, player: Player) -> Script[None]:
    """At the start of their Game Turn the hourglass of a quest that is carried along runs on."""
    if (letter := letter_of(player)) is None:
        return
    if letter.turns <= 0:
        _put_away(player, letter)  # too late
        yield from _leave(realm, player, letter.key, letter.home)
    else:
        letter.turns -= 1


def letter_of(player: Player) -> Lone | None:
    """The quest they carry to its goal; it stands apart only while they wait for another."""
    return next((quest for quest in player.lones if not is_of_waiting(quest)), None)


def _put_away(player: Player, quest: Lone) -> None:
    player.lone = None if player.lone is quest else player.lone
    player.letter = None if player.letter is quest else player.letter


def wait(realm: Realm, player: Player) -> Script[bool]:
    """Where they remain for a quest, a turn of its hourglass passes. Was it that?"""
    quest = player.lone
    if quest is None or not is_of_waiting(quest):
        return False
    quest.turns -= 1
    if quest.turns <= 0:
        player.lone = None
        yield from _reward(realm, player, quest, _branch(quest).reward)
    return True


def reach_tavern(realm: Realm, player: Player) -> Script[None]:
    """A letter that was carried in time."""
    quest = letter_of(player)
    if quest is not None and _branch(quest).goal == "tavern":
        _put_away(player, quest)
        yield from _reward(realm, player, quest, _branch(quest).reward)


def _can_take(realm: Realm, player: Player, branch: Branch) -> bool:
    return can_give(realm, player, branch.needs)


def _is_secret(branch: Branch) -> bool:
    return is_carried(branch.needs)


def _branch(quest: Lone) -> Branch:
    return next(one for one in LONE_QUESTS[quest.key].branches if one.key == quest.branch)


def _follow(realm: Realm, player: Player, quest: Lone, branch: Branch) -> Script[None]:
    """What it costs, whom they fight, what the die says, and the reward."""
    if not (yield from give_all(realm, player, branch.needs)):
        yield from _leave(realm, player, quest.key, quest.home)
        return
    yield from apply(realm, player, branch.first, WAY)
    if not player.is_up:
        realm.give_back(quest.home, card("lone", quest.key))
    elif branch.hours:
        yield from _begin(player, quest, branch)
    elif branch.fight and (yield from fight_enemy(realm, player, branch.fight, "")) != "won":
        yield from _leave(realm, player, quest.key, quest.home)
    elif branch.roll:
        yield from _roll(realm, player, quest, branch)
    else:
        yield from _reward(realm, player, quest, branch.reward)


def _begin(player: Player, quest: Lone, branch: Branch) -> Script[None]:
    quest.turns = branch.hours
    player.letter = letter_of(player)  # one that is carried makes room for one that is waited for
    player.lone = quest
    if is_of_waiting(quest):
        player.remains = max(player.remains, branch.hours)
    yield LoneBegun(seat=player.seat, lone=quest.key, turns=branch.hours)


def _roll(realm: Realm, player: Player, quest: Lone, branch: Branch) -> Script[None]:
    die = realm.die()
    yield DieCast(seat=player.seat, die=die)
    effects = next(one.effects for one in branch.roll if die in one.faces)
    if any(effect.do in _GAINS for effect in effects):
        yield from _reward(realm, player, quest, effects)
        return
    yield from apply(realm, player, effects, WAY)
    yield from _leave(realm, player, quest.key, quest.home)


def _reward(realm: Realm, player: Player, quest: Lone, effects: tuple[Effect, ...]) -> Script[None]:
    """R132: it counts as a quest done."""
    realm.give_back(quest.home, card("lone", quest.key))
    yield LoneDone(seat=player.seat, lone=quest.key)
    player.tally.quests += 1
    realm.note(Deed(player.seat, "quest", quest.key))
    yield from apply(realm, player, effects, WAY)


def _leave(realm: Realm, player: Player, key: str, home: str) -> Script[None]:
    realm.give_back(home, card("lone", key))
    yield LoneLeft(seat=player.seat, lone=key)
