"""The end of a match: who won, and the proof that nobody had loaded the dice."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.engine import Outcome
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import story_text
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import layout, line, lines, row
from bot.words import plain


def result_view(scene: Scene, story: Sequence[str], picture: Picture | None) -> ui.LayoutView:
    """The last message of a finished match."""
    table = scene.table
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    return layout(
        scene.face.accent,
        f"## {scene.title}: {scene.say('result-title')}",
        story_text(story),
        picture.gallery() if picture else None,
        lines(f"**{_winners(scene, outcome)}**", *_places(scene, outcome)),
        line(),
        _proof(scene),
        row(
            verb_button(table.id, Verb.REMATCH, scene.say("result-rematch"), style=ButtonStyle.primary),
            verb_button(table.id, Verb.READ, scene.say("table-read")),
            verb_button(table.id, Verb.LOG, scene.say("log-title")),
            verb_button(table.id, Verb.EXPORT, scene.say("ui-export")),
        ),
    )


def stopped_view(scene: Scene, story: Sequence[str], sentence: str) -> ui.LayoutView:
    """The last message of a match that was stopped."""
    again = verb_button(scene.table.id, Verb.REMATCH, scene.say("result-rematch"))
    return layout(scene.face.accent, f"### {scene.title}", story_text(story), sentence, row(again))


def _winners(scene: Scene, outcome: Outcome) -> str:
    if not outcome.winners:
        return scene.say("result-nobody")
    return scene.say("result-winners", winners=[plain(scene.names[seat]) for seat in outcome.winners])


def _places(scene: Scene, outcome: Outcome) -> list[str]:
    """The best first."""
    seats = sorted(range(len(outcome.scores)), key=outcome.rank)
    return [_place(scene, outcome, seat) for seat in seats]


def _place(scene: Scene, outcome: Outcome, seat: int) -> str:
    score = scene.face.score(scene.table.view(None), seat, outcome.scores[seat], scene.words)
    text = scene.say("result-line", place=outcome.rank(seat), name=plain(scene.names[seat]), score=score)
    return scene.say("result-crowned", line=text) if seat in outcome.winners else text


def _proof(scene: Scene) -> str:
    table = scene.table
    seed = scene.say("result-seed", seed=table.seed) if table.seed else None
    commitment = scene.say("result-commitment", commitment=table.commitment) if table.commitment else None
    shown = (f"-# {text}" for text in (commitment, seed, scene.say("result-verify")) if text)
    return lines(*shown)
