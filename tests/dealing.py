"""Which cards the tables of the tests are dealt: always the same, unless `DEAL=7 pytest tests/server` wants others."""

import hashlib
import os

USUAL = "1"
DEAL = os.environ.get("DEAL", USUAL)
SECRET = hashlib.sha256(DEAL.encode()).digest()
PATIENCE = 120.0  # seconds; only what is broken takes that long, on whatever machine
