"""Items, the market and trade (R6, R7, R21, R22)."""
