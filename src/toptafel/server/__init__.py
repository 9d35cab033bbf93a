"""The table online."""
