"""Players made of code. They name no game, and see what their seat sees."""
