"""What can be measured of a bot that runs, for Prometheus."""
