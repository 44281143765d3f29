"""What people type into `/… rules`: mistyped, in the plural, without accents, two words in any order."""

import pytest

from bot.games.shown import all_games
from bot.ui.views.lookup.folding import has_words
from bot.ui.views.lookup.lexicon import Lexicon

FACES = {one.found.game.key: one.face for one in all_games(None).shown}


def lexicon(key: str) -> Lexicon:
    return Lexicon(FACES[key], FACES[key].catalogue.words())


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("deckbox-dungeons", "hex shamen", "Hex Shaman"),
        ("deckbox-dungeons", "shaman hex", "Hex Shaman"),
        ("deckbox-dungeons", "bone walkers", "Bone Walker"),
        ("death-over-the-kingdom", "sorcerress", "Sorceress"),
        ("death-over-the-kingdom", "inkeeper", "Innkeeper"),
        ("bag-of-dungeon", "tammara", "Tamara"),
        ("dead-throne", "kestrell", "Kestrel"),
        ("dead-throne", "sword short", "Short Sword"),
        ("p52", "hedgerunner", "Hedge Runner"),
        ("p52", "moss bowmen", "Moss Bowman"),
    ],
)
def test_the_best_is_what_was_meant(game: str, typed: str, meant: str) -> None:
    known = lexicon(game)
    assert known.matching(typed) == []
    assert known.name(known.alike(typed)[0]) == meant


@pytest.mark.parametrize("typed", ["", "a", "zzqx", "@@@", "🐉🐉🐉"])
def test_nothing_is_like_nonsense(typed: str) -> None:
    assert [one for key in FACES for one in lexicon(key).alike(typed)] == []


def test_words_are_found_in_any_order_and_number() -> None:
    assert has_words("If a Hero reaches the Café, each wall stops it.", "walls heroe cafe") is False
    assert has_words("If a Hero reaches the Café, each wall stops it.", "walls hero CAFE")
    assert not has_words("A wall stops you.", "")
