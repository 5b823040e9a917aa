"""What the server counts, and who may read it."""

import json
import logging
import re
import socket
from pathlib import Path
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.clients import Person, quick, running
from sylve.server import StartError, logs, metrics
from sylve.server.rooms.room import Room

TOKEN = "a-long-word-of-the-owner"
BEARER = {"Authorization": f"Bearer {TOKEN}"}


def counted(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    return {
        sample.name + "".join(sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    async with running(quick(tmp_path, metrics_token=TOKEN)) as server, Person(server.url) as ana:
        before = counted((await ana.http.get("/metrics", headers=BEARER)).text)
        table = await ana.opens("me", "random")
        page = await ana.visits(table)
        await page.until(page.my_turn)
        assert (await page.plays(0))["type"] == "done"
        await page.until(page.my_turn)
        assert (await page.ask("play", seat=0, action=10**6, sequence=page.state["sequence"]))["type"] == "refused"
        assert (await page.ask("sit", seat=9))["code"] == "unknown-seat"
        text = (await ana.http.get("/metrics", headers=BEARER)).text
        after = counted(text)
        grown = {name for name, value in after.items() if value > before.get(name, 0)}
        assert {
            "sylve_moves_totalperson",
            "sylve_moves_totalbot",
            "sylve_tables_opened_totaltoutlahaut",
            "sylve_commits_total",
            "sylve_commit_entries_count",
            "sylve_commit_seconds_count",
            "sylve_play_seconds_count",
            "sylve_bot_seconds_count",
            "sylve_bot_wait_seconds_count",
            "sylve_refusals_totalunknown-action",
            "sylve_refusals_totalunknown-seat",
            "sylve_connections",
        } <= grown
        assert after["sylve_rooms"] == 1
        assert after["sylve_bots_waiting"] == 0
        for secret in (table, ana.id, (await server.table(table)).secret.hex()):
            assert secret not in text


@pytest.mark.parametrize("header", [{}, {"Authorization": "Bearer"}, {"Authorization": "Bearer wrong"}])
async def test_nobody_reads_without_the_owners_token(tmp_path: Path, header: dict[str, str]) -> None:
    async with running(quick(tmp_path, metrics_token=TOKEN)) as server, Person(server.url) as eve:
        assert (await eve.http.get("/metrics", headers=header)).status_code == 404


async def test_by_default_there_is_nothing_to_read(ana: Person) -> None:
    headers: list[dict[str, str]] = [{}, {"Authorization": "Bearer"}]
    for header in headers:
        assert (await ana.http.get("/metrics", headers=header)).status_code == 404


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(StartError, match="SYLVE_METRICS"):
            metrics.serve_apart(quick(tmp_path, metrics=f"127.0.0.1:{port}"))
    metrics.serve_apart(quick(tmp_path, metrics=f"127.0.0.1:{port}"))
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        assert b"sylve_moves_total" in answer.read()
    with pytest.raises(StartError, match="SYLVE_METRICS"):
        metrics.serve_apart(quick(tmp_path, metrics="nowhere"))


def test_the_dashboard_asks_for_what_is_counted() -> None:
    dashboard = json.loads((Path(__file__).parents[2] / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    for counter in (metrics.REFUSALS.labels("stale"), metrics.TABLES.labels("leaf")):
        counter.inc(0)
    there = set(re.findall(r"^(sylve_\w+)", metrics.text(metrics.REGISTRY).decode(), re.MULTILINE))
    assert {name for expression in asked for name in re.findall(r"sylve_\w+", expression)} <= there


async def test_the_log_names_no_table_person_or_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("something broke")

    def fails_at_once(*_: object) -> None:
        raise RuntimeError("something else broke")

    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "open")
        page = await ana.visits(table)
        with monkeypatch.context() as patch:
            patch.setattr(Room, "do", fails)
            patch.setattr(Room, "summary", fails_at_once)
            assert (await page.ask("stand", seat=0))["code"] == "internal"
            assert (await ana.http.get(f"/api/tables/{table}")).status_code == 500
        lines = [logs.JsonFormatter().format(each) for each in caplog.records if each.levelno >= logging.INFO]
        told = "\n".join(lines)
        assert "something broke" in told
        assert "something else broke" in told
        for secret in (table, ana.id, (await server.table(table)).secret.hex(), ana.http.cookies["sylve"]):
            assert secret not in told
