"""The client's files: found, packed, kept for as long as they may be."""

import gzip
from pathlib import Path

import pytest

from server.clients import Person
from sylve.server.wire import pages

INDEX = "<!doctype html><title>Sylve</title>" + "<p>leaf</p>" * 200
SCRIPT = "console.log('sylve');" * 200


@pytest.fixture
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-a1b2.js").write_text(SCRIPT)
    (folder / "leaf.svg").write_text("<svg/>")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.mark.usefixtures("built")
class TestBuilt:
    @pytest.mark.parametrize("path", ["/", "/index.html", "/about", "/table/x-_1", "/table/x/replay/3", "/rules/leaf"])
    async def test_every_page_of_the_client_is_its_index(self, ana: Person, path: str) -> None:
        answer = await ana.http.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"

    async def test_files_named_by_their_content_are_kept_forever(self, ana: Person) -> None:
        answer = await ana.http.get("/assets/index-a1b2.js")
        assert answer.text == SCRIPT
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("application/javascript")
        assert "immutable" not in (await ana.http.get("/leaf.svg")).headers["cache-control"]

    async def test_text_travels_packed_where_that_is_understood(self, ana: Person) -> None:
        packed = await ana.http.get("/assets/index-a1b2.js", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.text == SCRIPT
        assert int(packed.headers["content-length"]) < len(SCRIPT) / 4
        plain = await ana.http.get("/assets/index-a1b2.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers

    async def test_files_packed_by_the_build_are_preferred(self, ana: Person, built: Path) -> None:
        (built / "assets" / "index-c3.js").write_text(SCRIPT)
        (built / "assets" / "index-c3.js.gz").write_bytes(gzip.compress(b"from the build"))
        assert (await ana.http.get("/assets/index-c3.js", headers={"accept-encoding": "gzip"})).text == "from the build"

    async def test_a_page_that_has_not_changed_is_not_sent_again(self, ana: Person, built: Path) -> None:
        tag = (await ana.http.get("/")).headers["etag"]
        again = await ana.http.get("/", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        (built / "index.html").write_text("new")
        assert (await ana.http.get("/", headers={"if-none-match": tag})).text == "new"

    @pytest.mark.parametrize(
        "path",
        ["/missing.js", "/assets/none.css", "/..%2f..%2fsettings.py", "/%2e%2e/__init__.py", "/assets/../../x.py"],
    )
    async def test_a_file_that_is_not_the_clients_is_not_found(self, ana: Person, built: Path, path: str) -> None:
        (built.parent / "x.py").write_text("secret")
        answer = await ana.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_without_a_built_client_a_plain_page_says_what_to_do(
    ana: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    answer = await ana.http.get("/table/x")
    assert answer.status_code == 503
    assert "make play" in answer.text
