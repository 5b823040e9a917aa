"""E-mail by the owner's own mail server. An address is one address: nothing can be smuggled in beside it."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from sylve.server.settings import StartError
from sylve.table.problems import Problem

SECONDS = 15.0
WHOLE_LINES = SMTP.clone(max_line_length=900)  # an address that is folded is encoded too, and no mail program opens it
_ADDRESS = re.compile(r"[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}", re.ASCII)


def checked_mail(address: str) -> str:
    if not _ADDRESS.fullmatch(address) or ".." in address:
        raise Problem("bad-address")
    return address


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    off: str  # the address that ends these letters


class Mail:
    """`smtp://user:password@host:587` (with STARTTLS where the server has it) or `smtps://…:465`."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise StartError("SYLVE_SMTP is smtp://host:587 or smtps://host:465, with user:password@ before the host.")
        if not _ADDRESS.fullmatch(sender):
            raise StartError("Mail needs a sender: set SYLVE_MAIL_FROM to an address like sylve@example.org.")
        self._parts = parts
        self._sender = sender

    async def send(self, letter: Letter) -> None:
        """Raises OSError or smtplib.SMTPException when it does not go out."""
        await asyncio.to_thread(self._send, letter)

    def _send(self, letter: Letter) -> None:
        message = EmailMessage(WHOLE_LINES)
        message["From"] = self._sender
        message["To"] = checked_mail(letter.to)
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.off}>"
        message.set_content(letter.text)
        host, secure = self._parts.hostname or "", self._parts.scheme == "smtps"
        port = self._parts.port or (465 if secure else 587)
        context = ssl.create_default_context()
        server = (
            smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
            if secure
            else smtplib.SMTP(host, port, timeout=SECONDS)
        )
        with server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
            if self._parts.username:
                server.login(unquote(self._parts.username), unquote(self._parts.password or ""))
            server.send_message(message)
