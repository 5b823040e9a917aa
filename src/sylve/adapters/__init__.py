"""The games in the forms that other libraries know: Gymnasium, PettingZoo, OpenSpiel.

Everything here is written once for all games, over the contract of `sylve.State`; docs/research.md shows how to use it.
"""
