"""Pictures: the board and the panel, drawn with `images`, 1200 px wide and no text below 26 px."""
