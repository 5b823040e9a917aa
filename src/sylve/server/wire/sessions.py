"""Who is calling: a signed cookie that holds nothing but an unguessable id. No account, no password."""

import hashlib
import hmac
import re
import secrets
from http.cookies import CookieError, SimpleCookie

COOKIE = "sylve"
YEAR = 365 * 24 * 3600
_VALUE = re.compile(r"([\w-]{22})(?:\.(\d{1,9}))?\.([0-9a-f]{64})", re.ASCII)


class Sessions:
    def __init__(self, key: bytes, secure: bool, ended: dict[str, int] | None = None) -> None:
        self._key = key
        self._secure = secure
        self._latest = ended or {}  # the number of the valid cookie, for those who have ended earlier ones

    def new_person(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie_value(self, person: str) -> str:
        number = self._latest.get(person, 0)
        signed = f"{person}.{number}" if number else person
        return f"{signed}.{self._signature(signed)}"

    def end_before(self, person: str, number: int) -> None:
        """Only the cookie with this number is valid from now on."""
        self._latest[person] = number

    def set_cookie(self, person: str) -> str:
        """The `Set-Cookie` header that makes the caller this person for a year."""
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={self.cookie_value(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def person_of(self, cookie_header: str) -> str | None:
        """The person, or None without a cookie or with one that is not ours."""
        try:
            morsel = SimpleCookie(cookie_header).get(COOKIE)
        except CookieError:
            return None
        match = _VALUE.fullmatch(morsel.value) if morsel else None
        if match is None:
            return None
        person, number, signature = match.groups()
        signed = f"{person}.{number}" if number else person
        if not hmac.compare_digest(signature, self._signature(signed)):
            return None
        return person if int(number or 0) == self._latest.get(person, 0) else None

    def _signature(self, signed: str) -> str:
        return hmac.digest(self._key, signed.encode(), hashlib.sha256).hex()
