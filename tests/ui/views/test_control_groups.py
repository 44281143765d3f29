"""The groups of a prompt's options: buttons, selects and their names."""

from pathlib import Path

from discord import ui

from bot.engine import Option, Prompt, Who
from bot.ui.views.kinds.selects import option_select
from bot.ui.views.room import Room
from bot.ui.views.speech import Speaker
from bot.ui.wire.custom_id import Act
from bot.words import Catalogue
from tests.ui.views.controls_shown import KINGDOM, MATCH, control, items, options


async def test_among_many_options_the_rare_kinds_stay_buttons() -> None:
    pairs = [Option(f"juggler-{number}", "juggler", {"one": Who((0,)), "other": Who((1,))}) for number in range(15)]
    prompt = Prompt(0, "action", "R16", (Option("exchange"), *pairs, Option("fold")), number=7)
    shown = items(prompt, Speaker(Catalogue(KINGDOM).words(), ["Ada", "Ben"]))
    assert [item.custom_id for item in shown if isinstance(item, ui.Button)] == [
        f"c1:{MATCH}:7:exchange",
        f"c1:{MATCH}:7:fold",
    ]
    assert [len(item.options) for item in shown if isinstance(item, ui.Select)] == [15]


async def test_the_options_of_a_group_stand_together_under_its_name(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("group-sea = At sea\n", encoding="utf-8")
    mixed = [option for pair in zip(options(12, "sea"), options(12, "land"), strict=True) for option in pair]
    prompt = Prompt(0, "w", "R1", (*mixed, Option("wait")), number=7)
    shown = items(prompt, Speaker(Catalogue(tmp_path).words(), ["Ada", "Ben"]))
    selects = [item for item in shown if isinstance(item, ui.Select)]
    assert [[o.value[:3] for o in item.options] for item in selects] == [["sea"] * 12, ["lan"] * 12]
    assert [item.placeholder for item in selects] == ["At sea (12)", "Your decision (12)"]
    assert [item.label for item in shown if isinstance(item, ui.Button)] == ["wait"]


async def test_groups_that_do_not_fit_in_pairs_fill_up_as_few_selects_as_hold_them() -> None:
    """Seven groups of 14 are four selects, not seven, and the main option is still a button."""
    many = [option for n in range(7) for option in options(14, f"g{n}")]
    prompt = Prompt(0, "w", "R1", tuple(many), number=7, main=many[0].key)
    shown = items(prompt, room=Room(5, 28))
    selects = [item for item in shown if isinstance(item, ui.Select)]
    assert [len(one.options) for one in selects] == [25, 25, 25, 22]
    assert len(shown) == 5


async def test_among_more_than_fit_the_one_that_stands_out_is_a_button_on_every_page() -> None:
    many = options(95, "sea")
    prompt = Prompt(0, "w", "R1", many, number=7, main=many[40].key)
    for page in (1, 2):
        rows = control(prompt).rows(prompt.options, Room(3, 27, page))
        bold = [
            item.custom_id for item in rows[-1].children if isinstance(item, ui.Button) and item.style.name == "primary"
        ]
        assert bold == [f"c1:{MATCH}:7:{many[40].key}"]


async def test_groups_that_share_a_select_are_called_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("group-sea = At sea\ngroup-land = On land\n", encoding="utf-8")
    few = [*options(5, "sea"), *options(5, "land"), *(o for n in range(6) for o in options(5, f"g{n}"))]
    prompt = Prompt(0, "w", "R1", tuple(few), number=7)
    said = control(prompt, Speaker(Catalogue(tmp_path).words(), ["Ada", "Ben"]))
    assert option_select(said, few[:10], Act.SELECT).placeholder == "At sea · On land (10)"
    assert option_select(said, few[:11], Act.SELECT).placeholder == "At sea · On land … (11)"  # one of them has no name
