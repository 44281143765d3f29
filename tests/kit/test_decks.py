from bot.engine import Chance
from bot.kit.decks import draw


def test_the_top_is_drawn_while_there_is_one() -> None:
    pile, spent = ["rope", "torch"], ["bow"]
    assert draw(pile, spent, Chance(b"bag")) == "torch"
    assert (pile, spent) == (["rope"], ["bow"])


def test_the_discards_refill_an_empty_pile_in_another_order() -> None:
    pile, spent = list[int](), list(range(20))
    drawn = [draw(pile, spent, Chance(b"bag")), *reversed(pile)]
    assert spent == []
    assert set(drawn) == set(range(20))
    assert drawn != list(range(20))[::-1]


def test_nothing_is_left_at_all() -> None:
    pile, spent = list[str](), list[str]()
    assert draw(pile, spent, Chance(b"bag")) is None
