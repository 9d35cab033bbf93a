"""What is asked by HTTP, by resource."""
