"""What people have filled in and not yet sent. In memory alone: a restart loses it, and whoever sends it is told so."""

from collections.abc import Collection

from bot.ui.views.kinds.draft import Draft

MOST = 5_000  # drafts; the oldest are forgotten, as after a restart


class Drafts:
    """One for each person, match and prompt, in the order in which they were last changed."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int], Draft] = {}

    def of(self, match: str, person: int) -> dict[int, Draft]:
        """One person's at one match, by the prompt's number."""
        return {key[2]: draft for key, draft in self._kept.items() if key[:2] == (match, person)}

    def keep(self, match: str, person: int, prompt: int, draft: Draft | None) -> None:
        """None throws it away."""
        self._kept.pop((match, person, prompt), None)
        if draft is not None:
            self._kept[match, person, prompt] = draft
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]

    def forget_closed(self, match: str, open_prompts: Collection[int]) -> None:
        """What was filled in of questions that are no longer asked."""
        for key in [key for key in self._kept if key[0] == match and key[2] not in open_prompts]:
            del self._kept[key]
