"""The arena at the table: a game for the tests of ui in which fighters live on from match to match."""
