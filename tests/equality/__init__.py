"""Whether games are the same wherever they are played."""
