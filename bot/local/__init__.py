"""The local table: enough of Discord's REST v10 and gateway, on this computer, for an unmodified client."""
