"""Tournaments of bots: who plays whom on which deal, on how many processes or machines, and what came of it.

A game's result depends on its plan and its number alone, so that one process, many processes and a cluster agree.
"""
