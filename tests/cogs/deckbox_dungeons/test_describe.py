"""The same in words: the board, the panel, what an enemy would do now, and the end."""

from bot.engine import Event
from cogs.deckbox_dungeons.describe.board import read
from cogs.deckbox_dungeons.describe.ending import account
from cogs.deckbox_dungeons.describe.hand import describe_hand, read_hand
from cogs.deckbox_dungeons.events.combat import EnemyDefeated, HeroAttacked, HeroDowned, HeroHurt
from cogs.deckbox_dungeons.events.frame import RoundBegan
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.view.sight import sight
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, oruk, scene, tamsin

NAMES = ("Ada", "Ben")
WORDS = DeckboxFace().catalogue.words()


def panel(delve: Delve, seat: int) -> str:
    return read_hand(sight(delve.state, seat), NAMES, WORDS)


def end(delve: Delve, *story: Event) -> list[str]:
    delve.state.phase = "over"
    return list(account(sight(delve.state, None), NAMES, WORDS, story).lines)


def test_the_panel_says_what_each_enemy_would_do_now() -> None:
    """T41: the Cutter on M61 moves beside Brannoc and strikes him."""
    delve = scene(brannoc((4, 3)), tamsin((4, 5)), enemies=[enemy("goblin-cutter", (1, 2))])
    assert "Goblin Cutter #1 (L61) would go to M63 and strike Brannoc, 2 dice +1." in panel(delve, 0)


def test_a_stunned_enemy_does_nothing() -> None:
    delve = scene(brannoc((4, 3)), tamsin(), enemies=[enemy("goblin-cutter", (3, 3), is_stunned=True)])
    assert "Goblin Cutter #1 (M63) is stunned and does nothing." in panel(delve, 0)


def test_the_panel_says_what_an_ability_lacks() -> None:
    assert "You are 2 Energy short." in panel(scene(brannoc(), tamsin()), 0)
    assert "You can pay for it." in panel(scene(brannoc(energy=2), tamsin()), 0)


def test_the_panel_gives_totals_and_items() -> None:
    """R9: with what is kept. The totals stand in the picture, and so in its alt text alone."""
    delve = scene(oruk(items=cards("oak-shield")), tamsin())
    totals = "In all: melee 4 dice +2 and ranged 2 dice −1, Defence +1, Speed 7."
    assert totals in describe_hand(sight(delve.state, 0), NAMES, WORDS)
    assert totals not in panel(delve, 0)
    assert "Oak Shield" in panel(delve, 0)


def test_the_board_says_how_an_enemy_fares() -> None:
    delve = scene(brannoc(), tamsin(), enemies=[enemy("goblin-cutter", (3, 3), 1, is_chained=True)])
    assert "Goblin Cutter #1 is on M63 with 1 health, chained to the spot." in read(
        sight(delve.state, None), NAMES, WORDS
    )


def test_a_victory_tells_who_ended_the_boss() -> None:
    delve = scene(brannoc(kills=2), oruk(kills=1, best_roll=4, downs=1))
    delve.state.result = "won"
    first = EnemyDefeated(seat=0, hero="brannoc", enemy="old-mawgrim", number=3, treasure=2)
    last = EnemyDefeated(seat=1, hero="oruk", enemy="old-mawgrim", number=3, treasure=2)
    lines = end(delve, first, last)
    assert lines[0].startswith("Upstairs somebody taps a barrel.")
    assert "Oruk (Ben) ended Old Mawgrim in round 1." in lines
    assert "Most kills: Brannoc (Ada), 2 of 3." in lines
    assert "Best roll: Oruk (Ben), 4 hits in one attack." in lines
    assert "Went down on the way: Oruk (Ben)." in lines


def test_a_defeat_tells_how_close_it_was() -> None:
    boss = scene(brannoc(), tamsin(), enemies=[enemy("old-mawgrim", (3, 3), 3)])
    boss.state.result = "fallen"
    assert "Old Mawgrim had 3 health left." in end(boss)
    night = scene(brannoc(), tamsin(), options=DeckboxOptions(quest="night"))
    night.state.result = "fallen"
    assert any("the sun was due" in line for line in end(night))


def test_the_board_says_where_smoke_hangs() -> None:
    """R104: where it was thrown, though whoever threw it has gone on."""
    delve = scene(brannoc((1, 3), is_smoking=True, smoke=[(3, 3)]), tamsin())
    assert "Smoke hangs in the tile of M63 until Refresh." in read(sight(delve.state, None), NAMES, WORDS)


DEACON = EnemyDefeated(seat=0, hero="brannoc", enemy="hollow-deacon", number=3, treasure=2)


def test_q2_the_slayer_is_told_with_the_round_in_which_the_boss_fell() -> None:
    """The party still had to get out."""
    delve = scene(brannoc(), oruk(), options=DeckboxOptions(quest="chapel"))
    delve.state.result, delve.state.round = "won", 9
    told = end(delve, RoundBegan(round=7), DEACON, RoundBegan(round=8), RoundBegan(round=9))
    assert "Brannoc (Ada) ended the Hollow Deacon in round 7." in told


def test_q2_r43_nobody_has_ended_a_boss_that_stands_on_its_second_die() -> None:
    boss = enemy("hollow-deacon", (3, 3), 2)
    delve = scene(brannoc(), oruk(), enemies=[boss], options=DeckboxOptions(quest="chapel"))
    delve.state.result = "won"
    assert not any("ended" in line for line in end(delve, DEACON))


def test_a_defeat_names_an_enemy_only_if_its_blow_was_the_last() -> None:
    """R35: a pit may be."""
    delve = scene(brannoc(), oruk())
    delve.state.result = "fallen"
    blow = HeroAttacked(
        enemy="goblin-cutter", number=1, weapon="melee", spot="A1", seat=0, hero="brannoc", dice="6", plus=1, hits=1,
        blocks_rolled="1", blocks=0, damage=1, health=0,
    )  # fmt: skip
    downs = [HeroDowned(seat=0, hero="brannoc"), HeroDowned(seat=1, hero="oruk")]
    pit = HeroHurt(seat=1, hero="oruk", damage=1, health=0, cause="pit")
    last = "The Goblin Cutter struck the last blow."
    assert last in end(delve, pit, downs[1], blow, downs[0])
    assert last not in end(delve, blow, downs[0], pit, downs[1])


def test_the_board_says_what_is_on_a_hero() -> None:
    """R85: until Refresh; Q4i: until the end; I16: in this activation."""
    delve = scene(brannoc(is_singing=True, is_roped=True), tamsin(forged=1))
    said = read(sight(delve.state, None), NAMES, WORDS)
    for told in ("Sings a Battle Hymn until Refresh. Has a rope out", "Attacks have +1 until the end of the quest."):
        assert said.count(told) == 1
