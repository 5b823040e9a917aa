"""The tests that every registered game gets for nothing, and the tools they are made of."""
