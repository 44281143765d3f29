"""How a command on this machine speaks to the bot that runs: through a socket in the data folder."""
