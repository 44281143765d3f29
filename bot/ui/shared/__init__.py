"""What one running bot has once, for all that stands above: client, host, settings, who is being served."""
