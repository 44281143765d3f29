"""R1: who is who, and what each brings along."""

from collections.abc import Mapping, Sequence

from bot.engine import Fact, Prompt, Script
from cogs.dead_throne.content.tables import CHARACTERS, HEROES
from cogs.dead_throne.events.frame import CharacterChosen, Drafted
from cogs.dead_throne.prompts.options import named
from cogs.dead_throne.rules.asking import ask_all_if_open
from cogs.dead_throne.rules.people.figures import most_health
from cogs.dead_throne.rules.people.gear import dress_best
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import SALADAR, Player
from cogs.dead_throne.state.things import AWAY, MARKET, Thing

CHARACTER = "character"


def choose_characters(realm: Realm) -> Script[None]:
    """R1: each character once. Where several want to be the same the lot falls, and the others choose again."""
    waiting, left = list(realm.players), [SALADAR, *HEROES] if realm.is_competitive else list(HEROES)
    while waiting:
        wishes = yield from _wishes(waiting, left, is_again=len(waiting) < len(realm.players))
        given = granted(realm, wishes)
        if SALADAR in left and SALADAR not in given.values():
            drafted = realm.chance.pick(list(wishes))
            given[drafted] = SALADAR
            yield Drafted(seat=drafted)
        for seat, key in sorted(given.items()):
            yield from _becomes(realm, realm.player(seat), key)
        left = [key for key in left if key not in given.values() and key != SALADAR]
        waiting = [player for player in waiting if player.seat not in given]


def _wishes(waiting: Sequence[Player], left: Sequence[str], *, is_again: bool) -> Script[dict[int, str]]:
    options = tuple(named("be", "character", key) for key in left)
    facts: dict[str, Fact] = {"again": int(is_again)}
    prompts = [Prompt(player.seat, CHARACTER, "R1", options, facts=facts, main=options[0].key) for player in waiting]
    keys = yield from ask_all_if_open(prompts)
    return {player.seat: key.removeprefix("be-") for player, key in zip(waiting, keys, strict=True)}


def _becomes(realm: Realm, player: Player, key: str) -> Script[None]:
    player.character = key
    dress_best(player, [_own(realm, item) for item in CHARACTERS[key].gear_against(len(realm.players) - 1)])
    player.health = most_health(realm, player)
    yield CharacterChosen(seat=player.seat, character=key)


def _own(realm: Realm, item: str) -> Thing:
    return realm.made("item", item, AWAY if item == "ash-staff" else MARKET)


def granted(realm: Realm, wishes: Mapping[int, str]) -> dict[int, str]:
    """Each wish once, by seat."""
    seats = list(wishes)
    realm.chance.shuffle(seats)
    first = {wishes[seat]: seat for seat in seats}
    return {seat: key for key, seat in first.items()}
