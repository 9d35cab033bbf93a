"""What knows no game: compiled code, text, and beside them bits, grids, chance, strict reading."""
