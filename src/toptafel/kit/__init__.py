"""What knows no game: compiled code, bits, grids, chance, words."""
