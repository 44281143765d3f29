from images.figures import figures
from images.type import MISSING

PEOPLE = [("Tamara", "Ada"), ("Tom", "Ben"), ("Ursa", "Cleo"), ("", "Dora"), ("Tamara", "Eve")]


def test_letters_tell_names_apart() -> None:
    assert [one.letters for one in figures(PEOPLE[:4], "Choosing")] == ["Ta", "To", "U", "4"]
    assert figures(PEOPLE[:1], "Choosing")[0].letters == "T"


def test_names_that_cannot_be_told_apart_have_numbers() -> None:
    """As where all that is known of two is that they are heroes; what stands for a lost letter is none."""
    people = [("Hero", "Ada"), ("Tom", "Ben"), ("Hero", "Cleo"), (f"{MISSING} Ursa", "Dora")]
    assert [one.letters for one in figures(people, "Choosing")] == ["1", "T", "3", "U"]


def test_who_has_no_name_yet() -> None:
    nameless = figures(PEOPLE, "Choosing")[3]
    assert (nameless.name, nameless.player) == ("Choosing", "Dora")


def test_four_differ_in_shape_as_well() -> None:
    assert len({one.form for one in figures(PEOPLE[:4], "Choosing")}) == 4
