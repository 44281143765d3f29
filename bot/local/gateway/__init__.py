"""The gateway: a WebSocket on which a bot identifies itself and is told of events."""
