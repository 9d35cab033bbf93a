"""Which bot is stronger: duplicate deals, honest statistics."""
