"""What a hint would choose is said in the words of the buttons, for every kind of question."""

from typing import Any

import pytest

from bot.engine import ACCEPT, REFUSE, Amount, Choice, Deal, Field, Form, Offer, Option, Pick, PickSome, Prompt, Side
from bot.ui.views.chosen import said_choice
from bot.ui.views.speech import Speaker
from bot.words import Catalogue

NORTH, SOUTH = Option("north"), Option("south")


def prompt_of(kind: Any) -> Prompt:
    return Prompt(0, "way", "R1", kind)


@pytest.mark.parametrize(
    ("kind", "choice", "said"),
    [
        (Pick((NORTH, SOUTH)), ("south",), "south"),
        (PickSome((NORTH, SOUTH), 0, 2), ("north", "south"), "north and south"),
        (PickSome((NORTH, SOUTH), 0, 2), (), "None of them"),
        (Amount(1, 9), 4, "4"),
    ],
)
def test_options_are_named_and_amounts_told(kind: Any, choice: Choice, said: str) -> None:
    assert said_choice(Speaker(Catalogue().words(), ["Ada"]), prompt_of(kind), choice) == said


def test_a_form_is_told_by_its_fields_and_an_offer_only_named(tmp_path: Any) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("field-speed = Speed\nfield-way = Way\n", encoding="utf-8")
    speaker = Speaker(Catalogue(tmp_path).words(), ["Ada", "Ben"])
    form = Form((Field("speed", Amount(0, 3)), Field("way", Pick((NORTH, SOUTH)))))
    filled: dict[str, Any] = {"speed": 2, "way": ("north",)}
    assert said_choice(speaker, prompt_of(form), filled) == "Speed: 2; Way: north"
    assert said_choice(speaker, prompt_of(Deal(1, Side(), Side())), {}) == "an offer of its own"


def test_the_same_thing_in_two_fields_has_no_number(tmp_path: Any) -> None:
    (tmp_path / "en").mkdir()
    text = "field-buy = Buy\nfield-sell = Sell\noption-dagger = Dagger\n"
    (tmp_path / "en" / "game.ftl").write_text(text, encoding="utf-8")
    speaker = Speaker(Catalogue(tmp_path).words(), ["Ada"])
    sold = PickSome((Option("sell-1", "dagger"), Option("sell-2", "dagger")), 0, 2)
    form = Form((Field("buy", PickSome((Option("buy-1", "dagger"),), 0, 1)), Field("sell", sold)))
    filled: dict[str, Any] = {"buy": ("buy-1",), "sell": ("sell-2",)}
    assert said_choice(speaker, prompt_of(form), filled) == r"Buy: Dagger; Sell: Dagger \(no. 2\)"


@pytest.mark.parametrize(
    ("offer", "choice", "said"),
    [(Offer(), ACCEPT, "Accept"), (Offer(), REFUSE, "Refuse"), (None, REFUSE, "No Deal")],
)
def test_what_is_said_to_a_deal_is_its_button(offer: Offer | None, choice: Choice, said: str) -> None:
    deal = Deal(1, Side(), Side(), offer)
    assert said_choice(Speaker(Catalogue().words(), ["Ada"]), prompt_of(deal), choice) == said
