"""A table online, pure: what it is, what may be done, what is sent of it. No await, no clock, no disk, no chance."""
