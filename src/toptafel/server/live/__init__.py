"""Tables that are in memory: what is decided is stored, acknowledged and shown."""
