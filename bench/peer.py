"""OpenSpiel's oh_hell, played at random from a Python loop, and rolled out inside its own C++."""

from random import Random
from time import process_time

import numpy as np
import pyspiel

GAME = pyspiel.load_game("oh_hell")
ROLLOUTS = 1000


def loop(seconds: float, seed: int) -> float:
    """Moves per second of random play from a Python loop; chance steps are made but not counted."""
    chooser, moves = Random(seed), 0
    begun = process_time()
    while process_time() - begun < seconds:
        state = GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chooser.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chooser.random() * len(actions))])
                moves += 1
    return moves / (process_time() - begun)


def inside(seconds: float, seed: int) -> float:
    """Moves per second of random rollouts that never leave C++: one simulation of its searcher."""
    state = GAME.new_initial_state()
    chooser = Random(seed)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(chooser.random() * len(outcomes))][0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    searcher = pyspiel.MCTSBot(
        GAME, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=seed, verbose=False
    )
    length = float(np.mean([_length(state.clone(), Random(n)) for n in range(20)]))
    searches, begun = 0, process_time()
    while process_time() - begun < seconds:
        searcher.mcts_search(state)
        searches += 1
    return searches * ROLLOUTS * length / (process_time() - begun)


def _length(state: pyspiel.State, chooser: Random) -> int:
    """How many moves, chance steps not counted, a random game has from here."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chooser.random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chooser.random() * len(actions))])
            moves += 1
    return moves
