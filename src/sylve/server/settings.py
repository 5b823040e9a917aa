"""How the server is run: from the environment (SYLVE_PORT and so on), or from arguments."""

import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Annotated, Any

LOCAL = ("127.0.0.1", "::1", "localhost")


class StartError(Exception):
    """Why the server cannot start, as one sentence for whoever started it."""


def default_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data, "sylve")


@dataclass(frozen=True, slots=True)
class Settings:
    """Each with its help, which docs/host.md shows."""

    host: Annotated[str, "address to listen at"] = "127.0.0.1"
    port: Annotated[int, "port to listen at"] = 8000
    folder: Annotated[Path, "where the SQLite file lives; made where it is missing"] = field(
        default_factory=default_folder
    )
    database: Annotated[str, "URL of the database; empty: SQLite in the folder"] = ""
    redis: Annotated[str, "URL of the Redis that keeps several workers in step, for example redis://localhost"] = ""
    workers: Annotated[int, "processes that serve; more than one needs Redis"] = 1
    public_url: Annotated[str, "the address that people open; empty: the one the page was asked at"] = ""
    allowed_hosts: Annotated[str, "host names that are answered, with commas between; empty: all"] = ""
    secure: Annotated[bool, "cookies only over HTTPS, and browsers told to use nothing else"] = False
    people_per_address: Annotated[int, "how many people may play from one address: a household, a school"] = 30
    metrics: Annotated[str, "address and port where Prometheus reads, as 127.0.0.1:9464; empty: none"] = ""
    metrics_token: Annotated[str, "lets in whoever asks for /metrics with it as a bearer token; empty: nobody"] = ""
    policies: Annotated[str, "a folder of learned bots; empty: none"] = ""
    bot_processes: Annotated[int, "processes that think for bots; 0: one less than there are cores"] = 0
    bot_pause: Annotated[float, "seconds a bot takes at least, so that people can follow"] = 0.6
    bot_limit: Annotated[float, "seconds after which a random move is made for a bot"] = 20.0
    review_tries: Annotated[int, "tries for the review of a game; as it is, under a minute of one core"] = 60_000
    keep_unfinished_days: Annotated[float, "after which a game that nobody plays on is deleted; 0: never"] = 0.0
    keep_finished_days: Annotated[float, "after which a finished game is deleted; 0: never"] = 0.0
    idle_minutes: Annotated[float, "after which a table without visitors leaves the memory"] = 30.0
    write_pause: Annotated[float, "seconds during which writes gather for one commit"] = 0.002
    days: Annotated[bool, "whether there is a deal of the day for each game"] = True
    clearing: Annotated[bool, "whether hosts may show tables that want players to everybody"] = False
    push_contact: Annotated[str, "turns Web Push on: mailto: or https: of the owner, for the push services"] = ""
    webhooks: Annotated[bool, "whether people may be told by Discord, Slack or ntfy"] = False
    smtp: Annotated[str, "turns e-mail on: smtp://user:password@host:587 or smtps://…:465"] = ""
    mail_from: Annotated[str, "the sender's address of e-mails"] = ""
    inward_calls_for_tests: Annotated[bool, "not where people play: push and webhooks may go to this machine"] = False
    known_deals_for_tests: Annotated[str, "not where people play: a word that gives all tables the same secret"] = ""

    @property
    def database_url(self) -> str:
        """The address as the database library wants it."""
        url = self.database or f"sqlite:///{self.folder / 'sylve.sqlite3'}"
        for plain, driven in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            if url.startswith(plain):
                return driven + url.removeprefix(plain)
        return url

    @property
    def secret(self) -> bytes | None:
        """The secret of every table, where tests want to know the deals; None: each table has its own."""
        word = self.known_deals_for_tests
        return hashlib.sha256(word.encode()).digest() if word else None

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """Arguments that are not None win over the environment, the environment over the defaults."""
        settings = cls()
        named = {
            name.removeprefix("SYLVE_").lower(): text for name, text in environment.items() if name.startswith("SYLVE_")
        }
        for each in fields(cls):
            if each.name in named:
                changed: Any = _read(each.name, getattr(settings, each.name), named[each.name])
                settings = replace(settings, **{each.name: changed})
        return replace(settings, **{name: value for name, value in given.items() if value is not None})

    def environment(self) -> dict[str, str]:
        """The same settings for another process."""
        given = {f"SYLVE_{each.name.upper()}": getattr(self, each.name) for each in fields(self)}
        return {name: str(int(value)) if isinstance(value, bool) else str(value) for name, value in given.items()}

    def check(self) -> None:
        """Refuse what cannot work, before anything is opened."""
        if self.workers > 1 and not self.redis:
            raise StartError(
                "More than one worker needs Redis to keep the tables in step: set SYLVE_REDIS, or use one worker."
            )
        if self.workers < 1:
            raise StartError(f"There cannot be {self.workers} workers: choose one or more.")
        if not 0 <= self.port <= 65535:
            raise StartError(f"There is no port {self.port}: choose one from 1 to 65535.")
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https:")):
            raise StartError("SYLVE_PUSH_CONTACT is how push services reach the owner: mailto:… or https:…")
        if self.inward_calls_for_tests and (self.host not in LOCAL or self.public_url or self.secure):
            raise StartError("With SYLVE_INWARD_CALLS_FOR_TESTS strangers could call this network: unset it.")
        if self.known_deals_for_tests and (self.host not in LOCAL or self.public_url or self.secure):
            raise StartError(
                "With SYLVE_KNOWN_DEALS_FOR_TESTS anybody can know all cards: unset it to play with others."
            )


def _read(name: str, default: object, text: str) -> object:
    try:
        if isinstance(default, bool):
            return {"1": True, "0": False, "true": True, "false": False}[text.lower()]
        if isinstance(default, int | float):
            return type(default)(text)
    except (ValueError, KeyError):
        raise StartError(f"SYLVE_{name.upper()}={text} cannot be read.") from None
    return Path(text) if isinstance(default, Path) else text
