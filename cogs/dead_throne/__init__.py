"""Dead Throne: seven walk the land of Lirennor; one of them is the mage."""
