"""Leagues: so many people play a game in rounds, at tables of a size, until everybody has met; with a standing.

`model` is what a league is, `pairing` who meets whom, `points` what it comes to; `book` keeps them, `view` shows them,
`opening` lays out the tables of a round, and `leagues` is what people do and what happens by itself.
"""
