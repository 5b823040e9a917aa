"""Agents of one's own in Python: a function that is called, and the same thought behind an address.

`sylve arena leaf --bots random,python:examples.agent:careful` calls the function; `python examples/agent.py` serves the
other one, for `--bots random,http://127.0.0.1:8765@5s`. A language model goes where `thought` is.
"""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import sylve


def careful(world: sylve.State, seat: int) -> int:
    """The action after which the seat's score, counted at once, is best; in a world that it imagines."""

    def score(action: int) -> int:
        after = world.copy()
        after.play(seat, action)
        return after.outcome().scores[seat]

    return max(world.actions(seat), key=score)


def thought(text: str, actions: list[str]) -> str:
    """What to do, by what can be read: here the longest action, which has the most to it. Ask a model instead."""
    return max(actions, key=len) if text else actions[0]


class Answers(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = json.dumps({"action": thought(question["text"], question["actions"])}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its own name for it
        """Nothing: one line for each decision is too much."""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", 8765), Answers).serve_forever()
