"""The table online, tried from outside."""
