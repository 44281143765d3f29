"""The land, the people and their things, drawn in ink on parchment."""
