"""Section 9: a turn is one select to do things, one to move, and a few buttons."""

from bot.engine import Pick
from cogs.p52.rules.turns.menu import menu_of
from tests.cogs.p52.scenes import scene


def test_whatever_is_done_stands_in_one_select_and_every_way_in_another() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...",), foes=(("KC", (0, 0)),))
    prompt = menu_of(crawl, crawl.hero(0)).prompt
    assert isinstance(prompt.kind, Pick)
    assert prompt.kind.gathers
    assert {option.group for option in prompt.options} == {"do", "move", ""}
    assert [option.key for option in prompt.options if not option.group] == ["wait", "rest"]


def test_a_blow_is_what_a_turn_in_a_fight_is_for() -> None:
    """Not the dagger that could be put on, though it stands alone in its group."""
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))])
    crawl.hero(0).bag.append(crawl.made("sharp-dagger"))
    assert menu_of(crawl, crawl.hero(0)).prompt.main == "hit-sword-play-1"
