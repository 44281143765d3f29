"""Everything the rules remember of a match. Plain data; the rules that change it live in `rules/`."""
