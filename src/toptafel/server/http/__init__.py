"""What is asked by HTTP: what only a server has, and how all answers are sent."""
