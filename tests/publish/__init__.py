"""The folder that plays in a browser: what it holds, and that it does what is done here."""
