"""The map: how tiles lie, what is seen, where one can walk (R16 to R17, R25 to R37, R56 to R59)."""
