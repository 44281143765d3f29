"""A count that starts anew when its time is over."""


class CountingWindow:
    """At most `most` in `seconds`, which begin with the first."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = int(most)
        self.seconds = seconds
        self.count = 0
        self.ends = 0.0

    def take(self, now: float) -> float:
        """Count one. Answers the seconds to wait if it was one too many, else 0."""
        if now >= self.ends:
            self.count, self.ends = 0, now + self.seconds
        if self.count >= self.most:
            return self.ends - now
        self.count += 1
        return 0.0

    def leave(self, number: int, now: float) -> None:
        """Let so many be left, until the time is over."""
        if now >= self.ends:
            self.ends = now + self.seconds
        self.count = max(0, self.most - number)

    def left(self, now: float) -> int:
        return self.most if now >= self.ends else self.most - self.count
