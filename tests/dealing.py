"""Which cards the tables of the tests are dealt: always the same, unless `DEAL=7 pytest tests/server` wants others."""

import os

DEAL = os.environ.get("DEAL", "1")
