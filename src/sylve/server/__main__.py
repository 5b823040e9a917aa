"""`python -m sylve.server`: serve with the settings of the environment."""

import sys

from sylve.server import Settings, StartError, serve

if __name__ == "__main__":
    try:
        settings = Settings.from_environment()
    except StartError as problem:
        sys.exit(f"sylve: {problem}")
    serve(settings)
