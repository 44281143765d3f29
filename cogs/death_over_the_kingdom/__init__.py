"""Death Over the Kingdom, a game by Sergio Rodriguez Yanes, published by Gen-X Games."""
