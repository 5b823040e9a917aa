"""`sylve serve`: the table, for browsers."""

from pathlib import Path

from sylve.cli.build import compile_behind
from sylve.cli.database import settings_from
from sylve.server import logs, serving


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    folder: Path | None = None,
    database: str | None = None,
    public_url: str | None = None,
    policies: str | None = None,
    workers: int | None = None,
    redis: str | None = None,
) -> None:
    """
    Args:
        host: address to listen at (127.0.0.1)
        port: port to listen at (8000)
        folder: where the SQLite file lives
        database: URL of another database, for example postgresql://…
        public_url: the address that people open, for links and QR codes
        policies: folder of learned bots (.npz), offered at the tables of their game
        workers: processes that serve (1); more than one needs Redis
        redis: URL of the Redis that keeps several workers in step, for example redis://localhost
    """
    settings = settings_from(
        host=host,
        port=port,
        folder=folder,
        database=database,
        public_url=public_url,
        policies=policies,
        workers=workers,
        redis=redis,
    )
    logs.set_up()
    with compile_behind() as compiling:
        serving.serve(settings, compiling)
