"""R160: dusk is reckoned line by line; and a blow takes no more than the health that is left."""

from msgspec.structs import replace

from bot.words import Words
from cogs.dead_throne.describe.ending import account
from cogs.dead_throne.events.battles import Struck
from cogs.dead_throne.events.people import Healed, Weakened
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.view.finale import BestBlow, best_blow
from cogs.dead_throne.view.sight import sight
from cogs.dead_throne.view.view import ThroneView
from tests.cogs.dead_throne.scenes import ADA, BEN, realm_of

NAMES = ("Ada", "Ben")
WORDS: Words = ThroneFace().catalogue.words()


def dusk(coins: tuple[int, int], healths: tuple[int, int]) -> ThroneView:
    """Both have two pieces of the Medallion."""
    view = sight(realm_of(2, 2).state, None)
    players = tuple(
        replace(player, pieces=2, coin=coin, health=health)
        for player, coin, health in zip(view.players, coins, healths, strict=True)
    )
    return replace(view, result="dusk", players=players)


def named(view: ThroneView, seat: int) -> str:
    return f"{WORDS.say(f'character-{view.players[seat].character}')} ({NAMES[seat]})"


def test_r160_what_is_equal_is_followed_to_what_decides() -> None:
    view = dusk(coins=(6, 6), healths=(4, 9))
    ada, ben = named(view, ADA), named(view, BEN)
    assert account(view, NAMES, WORDS, ()).reckoning == (
        f"Points: {ada} 4, {ben} 4.",
        f"Coin: {ada} 6, {ben} 6.",
        f"Health decides: {ben} 9, {ada} 4.",
    )


def test_r160_who_is_level_to_the_last_is_named() -> None:
    view = dusk(coins=(6, 6), healths=(9, 9))
    reckoning = account(view, NAMES, WORDS, ()).reckoning
    assert reckoning is not None
    assert reckoning[-1] == f"{named(view, ADA)} and {named(view, BEN)} are level in all of it."


def test_a_blow_takes_no_more_than_is_left() -> None:
    def struck(damage: int, health: int) -> Struck:
        return Struck(seat=ADA, target=BEN, attack=20, defence=0, damage=damage, health=health, way="weapon")

    assert best_blow([struck(4, 6), struck(20, 0)], [10, 10]) == BestBlow(ADA, BEN, 6)
    healed = Healed(seat=BEN, gained=4, health=10, way="scroll")
    assert best_blow([struck(4, 6), healed, struck(20, 0)], [10, 10]) == BestBlow(ADA, BEN, 10)
    weakened = Weakened(seat=BEN, health=9)  # a stone of his was taken
    assert best_blow([weakened, struck(20, 0)], [10, 10]) == BestBlow(ADA, BEN, 9)
