"""How a match ends: why, how close, who stayed behind, what turned it, the deeds; with the whole story and without."""

from io import BytesIO
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from bot.engine import Event, Outcome
from bot.ui.views.ending import Ending
from bot.ui.views.shown import Shown
from bot.words import ALT_LENGTH
from cogs.bag_of_dungeon.events.combat import (
    Charged,
    FightBegan,
    InstantKill,
    MonsterHurt,
    MonsterKilled,
    MonsterRecovered,
    RoundRolled,
    Shot,
)
from cogs.bag_of_dungeon.events.endgame import MornaCame, MornaFed, MornaMoved
from cogs.bag_of_dungeon.events.frame import LostInside, RingBorneOut, RoundBegan, WentHome
from cogs.bag_of_dungeon.events.goods import ItemUsed, RingTaken
from cogs.bag_of_dungeon.events.map import DragonLanded, MonsterRevealed
from cogs.bag_of_dungeon.events.wounds import BossBaned, Died, HeroHurt, Riposted
from cogs.bag_of_dungeon.face import BagFace
from cogs.bag_of_dungeon.view import BagView
from tests.cogs.bag_of_dungeon.pictures import match_views, with_hero
from tests.cogs.bag_of_dungeon.saying import words
from tests.cogs.bag_of_dungeon.test_telling import turns
from tests.support.hostile import HOSTILE_NAMES, markup_in

FACE = BagFace()
MODES = ("dungeon", "forest", "combined")
NAMES = ("Ada", "Ben", "Cleo", "Dirk")
PARTY = ("sirrus", "duric", "grumm", "marria")
RESULTS = ("ring", "morna", "fallen", "late")


def over(mode: str, result: str, *, lost: int | None = None, **changes: Any) -> BagView:
    """A match of four that ended in this way; hero `lost` did not come back."""
    view = structs.replace(match_views(mode, 4)[-1], result=result, phase="over", **changes)
    for hero in view.heroes:
        is_lost = result == "fallen" or hero.index == lost
        status = "out" if is_lost else "left" if result == "ring" else "in"
        lives, key = 0 if is_lost else 2, PARTY[hero.index]
        view = with_hero(view, hero.index, adventurer=key, status=status, lives=lives, kills=("troll",))
    winners = () if result in {"fallen", "late"} else (0, 1, 2, 3)
    return structs.replace(view, outcome=Outcome(winners, (1, 1, 1, 1)))


def ending(view: BagView, *story: Event, names: tuple[str, ...] = NAMES) -> Ending[BagView]:
    assert view.outcome is not None
    return Ending(Shown(view, names), view.outcome, story)


def lines(view: BagView, *story: Event) -> list[str]:
    return list(FACE.account(ending(view, *story), words()).lines)


def who(view: BagView, index: int) -> dict[str, Any]:
    return {"seat": view.heroes[index].seat, "hero": view.heroes[index].adventurer}


def blow(view: BagView, index: int, damage: int, monster: str = "red-dragon", hp: int = 3) -> list[Event]:
    rolled = RoundRolled(
        **who(view, index), monster=monster, dice="6, 6", plus=0, total=20,
        foe_dice="1", foe_plus=0, foe_total=1, is_critical=True,
    )  # fmt: skip
    return [rolled, MonsterHurt(monster=monster, damage=damage, hp=hp, cause="combat")]


def test_the_first_line_says_who_did_it() -> None:
    view = over("dungeon", "ring")
    first, second, *_ = lines(view, RoundBegan(round=7), RingBorneOut(**who(view, 2)))
    assert first == f"Grumm (Cleo) carried the Ring of Creation into the light in round {view.round}."
    assert second == "Nobody lost a life on the way."


def test_who_stayed_behind_is_told_with_the_reason() -> None:
    view = over("dungeon", "ring", lost=1)
    duric = who(view, 1)
    died = [
        RoundBegan(round=4),
        HeroHurt(**duric, damage=9, absorbed=0, hp=0, cause="spikey"),
        Died(**duric, lives=0, tile=None),
    ]
    assert "Duric (Ben) lost the last life in round 4, from Old Spikey." in lines(view, *died)
    assert any("The stones closed on Duric (Ben)" in line for line in lines(view, LostInside(**duric)))
    assert "Duric (Ben) went home in round 0." in lines(view, WentHome(**duric))
    assert "Duric (Ben) did not come back." in lines(view)


def test_turning_points_are_in_order_and_the_end_is_not_among_them() -> None:
    view = over("dungeon", "ring")
    slain = MonsterKilled(**who(view, 0), monster="red-dragon", kills=2)
    story = [
        RoundBegan(round=5), DragonLanded(tile="F13", hp=20), RoundBegan(round=9), RingTaken(**who(view, 3), tile="G9"),
        slain, RoundBegan(round=11), RingBorneOut(**who(view, 3)),
    ]  # fmt: skip
    assert (
        "How it turned: the Red Dragon woke on F13 (round 5); Marria took the Ring (round 9); "
        "Sirrus slew the Red Dragon (round 9)."
    ) in lines(view, *story)


def test_blows_and_shots_count_for_who_struck_them() -> None:
    """As far as there was HP left to strike: the second blow finds 3."""
    view = over("forest", "morna")
    shot = Shot(**who(view, 1), item="hunting-bow", monster="troll", tile="M19", dice="6", damage=6)
    told = lines(
        view, *blow(view, 0, 9), *blow(view, 0, 4), shot, MonsterHurt(monster="troll", damage=6, hp=4, cause="shot")
    )
    assert "Sirrus (Ada): 1 kill, 12 damage dealt." in told
    assert "Duric (Ben): 1 kill, 6 damage dealt." in told
    assert "The hardest blow: Sirrus, 9 damage to the Red Dragon." in told


def test_5_4_what_an_item_does_counts_for_who_used_it() -> None:
    """A skull does 4 in a fight; a bomb 8, of which a Goblin of 5 HP has no more than 5 to lose."""
    view = over("forest", "morna")
    skull, bomb = (ItemUsed(**who(view, seat), item=key) for seat, key in ((0, "sorcerers-skull"), (1, "bomb")))
    told = lines(
        view,
        FightBegan(**who(view, 0), monster="troll", tile="M19", hp=10),
        skull,
        MonsterHurt(monster="troll", damage=4, hp=6, cause="skull"),
        bomb,
        MonsterHurt(monster="goblin", damage=8, hp=0, cause="bomb"),
    )
    assert "Sirrus (Ada): 1 kill, 4 damage dealt." in told
    assert "Duric (Ben): 1 kill, 5 damage dealt." in told


def test_r39_r78_r79_a_bane_a_riposte_and_a_rest_change_what_is_left_to_strike() -> None:
    """A blow of 14 finds the 10 HP of a bane, then 6 after a riposte of 4; rested, she has all 10 again."""
    view = over("forest", "morna")
    began = FightBegan(**who(view, 0), monster="red-dragon", tile="M19", hp=20)
    bane = BossBaned(**who(view, 0), monster="red-dragon", hp=10)
    riposte = Riposted(**who(view, 0), monster="red-dragon", damage=4, hp=6)
    rest = MonsterRecovered(monster="red-dragon", hp=10)
    for events, damage in (((bane,), 10), ((bane, riposte), 6), ((bane, riposte, rest), 10)):
        told = lines(view, began, *events, *blow(view, 0, 14, hp=0))
        assert f"The hardest blow: Sirrus, {damage} damage to the Red Dragon." in told


def test_r123_what_morna_gul_regains_is_there_to_be_struck() -> None:
    """Down to 3 he kills somebody: a partner's blow of 9 finds 8."""
    view = over("forest", "morna")
    began = FightBegan(**who(view, 0), monster="morna-gul", tile="M19", hp=3)
    told = lines(view, began, MornaFed(hp=8), *blow(view, 1, 9, hp=0, monster="morna-gul"))
    assert "The hardest blow: Duric, 8 damage to Morna Gûl." in told


def shot(view: BagView, index: int, damage: int, monster: str, tile: str, hp: int) -> list[Event]:
    arrow = Shot(**who(view, index), item="bow", monster=monster, tile=tile, dice="6", damage=damage)
    return [arrow, MonsterHurt(monster=monster, damage=damage, hp=hp, cause="shot")]


def test_r26_r96_a_first_shot_finds_what_the_token_shows() -> None:
    """Purple side up Carrion Crows have eight, of which the shot takes seven; the green side has but six."""
    view = over("forest", "morna")
    crows = MonsterRevealed(monster="carrion-crows", tile="M18", dice=1, plus=5, hp=8, is_purple=True)
    told = lines(view, crows, *shot(view, 0, 7, "carrion-crows", "M18", 1))
    assert "The hardest blow: Sirrus, 7 damage to the Carrion Crows." in told


def test_r79_r117_a_boss_nobody_has_fought_yet_has_no_more_than_a_bane_or_a_shot_has_left() -> None:
    view = over("forest", "morna")
    came, bane = MornaCame(tile="M20", hp=20), BossBaned(**who(view, 0), monster="morna-gul", hp=10)
    moved = MornaMoved(origin="M20", tile="M18", steps=2)
    blown = [ItemUsed(**who(view, 1), item="bomb"), MonsterHurt(monster="morna-gul", damage=8, hp=1, cause="bomb")]
    told = lines(view, came, bane, moved, *shot(view, 0, 1, "morna-gul", "M18", 9), *blown)
    assert "The hardest blow: Duric, 8 damage to Morna Gûl." in told
    told = lines(view, came, bane, moved, *shot(view, 0, 14, "morna-gul", "M18", 0))
    assert "The hardest blow: Sirrus, 10 damage to Morna Gûl." in told


def test_r46_a_monster_that_charges_takes_along_what_it_had_left() -> None:
    view = over("dungeon", "ring")
    goblin = MonsterRevealed(monster="goblin", tile="M18", dice=1, plus=1, hp=5, is_purple=False)
    charged = Charged(monster="goblin", origin="M18", tile="M20")
    told = lines(view, goblin, *shot(view, 0, 2, "goblin", "M18", 3), charged, *shot(view, 1, 9, "goblin", "M20", 0))
    assert "The hardest blow: Duric, 3 damage to the Goblin." in told


@pytest.mark.parametrize(("goblins", "damage"), [(1, 2), (2, 5)])
def test_r91_old_spikey_hurts_who_crosses_it_and_not_whom_somebody_fought_elsewhere(goblins: int, damage: int) -> None:
    """A Goblin of 5 HP springs it for 3 on its way; if two are on the map nobody is told which of them it was."""
    view = over("dungeon", "ring")
    tiles = ("M18", "M12")[:goblins]
    told: list[Event] = [
        MonsterRevealed(monster="goblin", tile=tile, dice=1, plus=1, hp=5, is_purple=False) for tile in tiles
    ]
    told += [
        FightBegan(**who(view, 2), monster="troll", tile="M30", hp=10),
        MonsterHurt(monster="goblin", damage=3, hp=2, cause="spikey"),
        *shot(view, 1, 9, "goblin", tiles[0], 0),
    ]
    assert f"The hardest blow: Duric, {damage} damage to the Goblin." in lines(view, *told)


def test_r96_what_the_bearers_critical_hit_killed_is_met_by_no_bomb() -> None:
    """Of two Fen Wolves one is dead, so the bomb met the other, which had 5 HP left."""
    view = over("forest", "morna")
    told: list[Event] = [
        MonsterRevealed(monster="fen-wolf", tile=tile, dice=2, plus=1, hp=7, is_purple=False) for tile in ("M18", "M20")
    ]
    slain: list[Event] = [
        FightBegan(**who(view, 0), monster="fen-wolf", tile="M18", hp=7),
        InstantKill(**who(view, 0), monster="fen-wolf"),
    ]
    blown: list[Event] = [
        ItemUsed(**who(view, 1), item="bomb"),
        MonsterHurt(monster="fen-wolf", damage=8, hp=0, cause="bomb"),
    ]
    told += [*shot(view, 2, 2, "fen-wolf", "M20", 5), *slain, *blown]
    assert "The hardest blow: Duric, 5 damage to the Fen Wolf." in lines(view, *told)


def test_r121_who_dies_running_past_morna_gul_has_fought_nobody_else() -> None:
    """The fight before was with a Goblin elsewhere."""
    view = over("forest", "morna", lost=1)
    duric = who(view, 1)
    goblin = FightBegan(**duric, monster="goblin", tile="M12", hp=5)
    past = HeroHurt(**duric, damage=2, absorbed=0, hp=0, cause="past")
    told = lines(view, MornaCame(tile="M20", hp=20), goblin, past, Died(**duric, lives=0, tile=None))
    (line,) = [line for line in told if line.startswith("Duric (Ben) lost the last life")]
    assert "on M20 against Morna Gûl" in line


def test_r95_where_the_stones_close_on_the_last_nobody_has_gone_home() -> None:
    view = over("combined", "fallen")
    first = lines(view, LostInside(**who(view, 1)))[0]
    assert first == f"In round {view.round} nobody was left to carry on."
    assert lines(view, WentHome(**who(view, 1)))[0] == f"In round {view.round} the last of you went home."


def test_r78_a_riposte_too_brings_the_dragon_down() -> None:
    lost = over("dungeon", "fallen")
    stocks = tuple(structs.replace(stock, is_complete=True) for stock in lost.stocks)
    alive = structs.replace(lost, stocks=stocks, dragon_dead=False)
    began = FightBegan(**who(alive, 0), monster="red-dragon", tile="M19", hp=9)
    riposte = Riposted(**who(alive, 0), monster="red-dragon", damage=5, hp=4)
    assert "The Red Dragon still lay on the Exit; once you had her down to 4 HP." in lines(alive, began, riposte)


def test_a_defeat_says_what_was_missing() -> None:
    lost = over("dungeon", "fallen")
    assert any(
        line.startswith(("The Red Dragon still lay", "The Dragon was dead", "1 tile", "2")) for line in lines(lost)
    )
    stocks = tuple(structs.replace(stock, tiles=7, is_complete=False) for stock in lost.stocks)
    assert "7 tiles of the dungeon were still to be laid." in lines(structs.replace(lost, stocks=stocks))
    stocks = tuple(structs.replace(stock, is_complete=True) for stock in lost.stocks)
    alive = structs.replace(lost, stocks=stocks, dragon_dead=False)
    assert "The Red Dragon still lay on the Exit; once you had her down to 3 HP." in lines(alive, *blow(alive, 0, 17))


def test_among_rivals_the_lead_is_told() -> None:
    view = over("combined", "morna")
    options = structs.replace(view.options, style="competitive")
    rivals = structs.replace(view, options=options, outcome=Outcome((1,), (2, 5, 3, 1)))
    assert "Ben won by 2 points." in lines(rivals)
    assert "Ada had more points, but did not come back." in lines(
        structs.replace(rivals, outcome=Outcome((1,), (9, 5, 3, 1)))
    )
    assert "Ben and Cleo share it, with 5 points each." in lines(
        structs.replace(rivals, outcome=Outcome((1, 2), (2, 5, 5, 1)))
    )


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_match_is_told(mode: str) -> None:
    view = match_views(mode, 4)[-1]
    told = lines(view, *(event for turn in turns(mode) for event in turn))
    assert 6 <= len(told) <= 14
    assert all(line.endswith(".") for line in told)
    assert max(map(len, told)) < 420


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("result", RESULTS)
@pytest.mark.parametrize("lost", [None, 2])
def test_every_end_has_its_picture_and_words(mode: str, result: str, lost: int | None) -> None:
    """From the view alone, too."""
    end = ending(over(mode, result, lost=lost))
    assert lines(end.shown.view)
    assert 0 < len(FACE.describe_ending(end, words())) <= ALT_LENGTH
    png = FACE.draw_ending(end, words())
    assert png is not None
    assert Image.open(BytesIO(png)).width == 800


def test_hostile_names_do_no_harm_at_the_end() -> None:
    names = HOSTILE_NAMES[:4]
    end = ending(over("dungeon", "ring", lost=1), names=names)
    assert not [line for line in FACE.account(end, words()).lines if markup_in(line)]
    assert FACE.draw_ending(end, words())
