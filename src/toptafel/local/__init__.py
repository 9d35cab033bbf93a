"""The table without a server: a page that is its own server, for one device."""
