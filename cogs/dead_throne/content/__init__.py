"""What can be read without reading code: the map, the cards, the boards."""
