"""`python -m sylve.codegen` writes all that is made from declarations: the games' fields, the page's types.

With `--check` it only names what is stale.
"""

import sys
from pathlib import Path

import sylve
from sylve.codegen import fields


def generated() -> dict[Path, str]:
    from sylve.codegen import typescript  # the games load once their fields are written

    left_over = set(typescript.FOLDER.glob("*.ts")) - set(typescript.files())
    return {**fields.files(), **typescript.files(), **dict.fromkeys(left_over, "")}


def check() -> None:
    stale = [path for path, text in generated().items() if not path.is_file() or path.read_text("utf-8") != text]
    if stale:
        sys.exit("\n".join(["stale:", *map(str, stale)]))


def write() -> None:
    for path, text in fields.files().items():
        path.write_text(text, encoding="utf-8")
    for path, text in generated().items():
        if text:
            path.write_text(text, encoding="utf-8")
        else:
            path.unlink()


if __name__ == "__main__":
    if sylve.build != "plain":
        sys.exit("compiled modules keep no annotations to make types from: run it with SYLVE_BUILD=plain")
    check() if "--check" in sys.argv else write()
