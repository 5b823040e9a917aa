"""Names the section of RULES.md that a test holds: `@rule("2.3")`."""

import pytest

rule = pytest.mark.rule
