"""P52, by Jordan Kasper: room by room through an adventure, with two decks of cards."""
