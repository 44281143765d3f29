"""The page's side of the server: its files, the state one person may see, the stream of events."""
