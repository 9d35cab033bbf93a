"""For study: random games, move counts, many games at once, and how fast it all is."""
