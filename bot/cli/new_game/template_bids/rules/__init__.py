"""Rules, by the rulebook's chapters: the set-up, the turn, the finish."""
