"""What a match looks like: a table and a game's face become messages. Nothing is sent here."""
