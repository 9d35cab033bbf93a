"""Connections: what comes in is checked, what goes out waits."""
