"""The pure core that every game leans on: the contract, actions, chance, events, records, worlds, undo."""
