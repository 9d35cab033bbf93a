"""Text for people: messages in four languages, letters, drawings, the terminal."""
