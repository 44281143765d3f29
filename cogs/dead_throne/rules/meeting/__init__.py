"""Players who meet: windows, trades, battles, scrolls, traps."""
