"""Pgx on the CPU: random play of a whole batch inside one compiled function, finished games restarted."""

from collections.abc import Callable
from time import process_time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS_PER_CALL = 20


def prepared(name: str, count: int) -> Callable[[float], float]:
    """A function that plays for so many seconds and tells the steps per second; compiled already."""
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(state: pgx.State, key: jax.Array) -> tuple[pgx.State, None]:
        act, go = jax.random.split(key)
        weights = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(act, weights)
        return jax.vmap(step)(state, actions, jax.random.split(go, count)), None

    @jax.jit
    def several(state: pgx.State, key: jax.Array) -> pgx.State:
        return jax.lax.scan(one, state, jax.random.split(key, STEPS_PER_CALL))[0]

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count))
    states = jax.block_until_ready(several(states, jax.random.PRNGKey(1)))

    def measure(seconds: float) -> float:
        nonlocal states
        steps, begun = 0, process_time()
        while process_time() - begun < seconds:
            states = jax.block_until_ready(several(states, jax.random.PRNGKey(steps)))
            steps += count * STEPS_PER_CALL
        return steps / (process_time() - begun)

    return measure
