"""The container: checked as text everywhere, and built and started where a container engine is there."""

import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
IMAGE = "sylve-under-test"
SECONDS_TO_START = 60


def composed(*names: str) -> dict[str, Any]:
    """The services of compose files, those of later ones laid over the earlier."""
    services: dict[str, Any] = {}
    for name in names:
        for service, settings in yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))["services"].items():
            services[service] = {**services.get(service, {}), **settings}
    return services


def lines(instruction: str) -> list[str]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    found = (line.partition(" ") for line in text.splitlines())
    return [rest.strip() for word, _, rest in found if word == instruction]


def test_the_linter_has_nothing_to_say() -> None:
    hadolint = shutil.which("hadolint", path=Path(sys.executable).parent) or shutil.which("hadolint")
    assert hadolint, "hadolint is not installed: make test installs it"
    done = subprocess.run([hadolint, str(ROOT / "Dockerfile")], capture_output=True, text=True, check=False)
    assert done.stdout + done.stderr == ""
    assert done.returncode == 0


def test_the_image_runs_as_nobody_in_particular_and_keeps_its_data_in_a_volume() -> None:
    build, final = lines("FROM")
    assert build == f"{final} AS build"
    assert lines("USER") == ["10001"]
    assert lines("VOLUME") == ["/data"]
    assert "SYLVE_FOLDER=/data" in lines("ENV")[-1]
    assert "/healthz" in lines("HEALTHCHECK")[-1]


def test_what_the_build_copies_is_let_in() -> None:
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert [name for name in let_in if not (ROOT / name).exists()] == []
    assert {"pyproject.toml", "hatch_build.py", "requirements", "src", "web", "README.md", "LICENSE"} == set(let_in)


def test_composed_sylve_cannot_write_but_to_its_volume() -> None:
    sylve = composed("compose.yaml")["sylve"]
    assert sylve["read_only"] is True
    assert sylve["volumes"] == ["tables:/data"]
    assert sylve["cap_drop"] == ["ALL"]


def test_with_postgresql_sylve_waits_for_a_database_with_a_password_of_its_own() -> None:
    services = composed("compose.yaml", "compose.postgres.yaml")
    assert services["sylve"]["read_only"] is True
    assert services["sylve"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "${SYLVE_DATABASE_PASSWORD:?" in services["sylve"]["environment"]["SYLVE_DATABASE"]
    assert services["database"]["environment"]["POSTGRES_PASSWORD"] == "${SYLVE_DATABASE_PASSWORD}"


def test_with_several_workers_sylve_waits_for_redis_too() -> None:
    services = composed("compose.yaml", "compose.postgres.yaml", "compose.workers.yaml")
    assert services["sylve"]["environment"]["SYLVE_REDIS"] == "redis://redis"
    assert services["sylve"]["depends_on"]["redis"] == {"condition": "service_healthy"}
    assert "ports" not in services["redis"]


def engine() -> str:
    """The container engine that answers, or none."""
    for name in ("docker", "podman"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    return ""


@pytest.mark.long
def test_the_image_is_built_and_serves_from_a_file_system_that_cannot_be_written_to() -> None:
    name = engine()
    if not name:
        pytest.skip("no container engine answers here")
    subprocess.run([name, "build", "--tag", IMAGE, str(ROOT)], check=True)
    safely = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--publish", "127.0.0.1::8000"]
    container = subprocess.check_output([name, "run", "--detach", "--rm", *safely, IMAGE], text=True).strip()
    try:
        address = subprocess.check_output([name, "port", container, "8000"], text=True).split()[0]
        assert '"build":"native"' in answer(f"http://{address}/healthz")
        assert "<html" in answer(f"http://{address}/")
    finally:
        subprocess.run([name, "stop", container], check=True, capture_output=True)


def answer(url: str) -> str:
    latest = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            with urlopen(url, timeout=5) as page:
                return str(page.read().decode())
        except (URLError, OSError):
            assert time.monotonic() < latest, f"{url} does not answer"
            time.sleep(0.2)
