"""Pictures: the board and the panel, drawn with `images`, no text below 26 px."""
