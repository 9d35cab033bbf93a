"""What is made once and handed to whoever needs it."""
