"""For which of a person's seats a question is; what names its hero itself says that once."""

import re

from bot.engine import Prompt
from bot.ui.views.scene import Scene
from bot.words import plain


def seats_beside(scene: Scene, seat: int) -> tuple[int, ...]:
    """All seats of the person who holds this one."""
    person = scene.table.seats[seat].person
    return (seat,) if person is None else scene.table.seats_of(person.id)


def question_for(scene: Scene, prompt: Prompt) -> str:
    """As its person reads it, who may hold several seats."""
    question = scene.speaker.prompt(prompt)
    if len(seats_beside(scene, prompt.seat)) == 1 or _names_its_hero(scene, prompt.seat, question):
        return question
    return scene.say("panel-for", name=scene.speaker.who(prompt.seat), question=question)


def _names_its_hero(scene: Scene, seat: int, question: str) -> bool:
    hero = plain(scene.heroes[seat]) if scene.heroes else ""
    return bool(hero) and naming_whose(question, hero, hero) is not None


def naming_whose(question: str, hero: str, who: str) -> str | None:
    """A question that names the hero itself says there whose it is: once is enough. None: it names no hero."""
    found = re.search(rf"(?<!\w){re.escape(hero)}(?![\w’'])", question)
    return found and f"{question[: found.start()]}{who}{question[found.end() :]}"
