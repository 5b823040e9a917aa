"""Web Push: messages that only the browser which subscribed can read, signed with the server's own key (VAPID)."""

import base64
import binascii
from collections.abc import Mapping
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from sylve.server.settings import StartError
from sylve.table.entries import now
from sylve.table.problems import Problem

HALF_A_DAY = 12 * 3600
DAY = 24 * 3600
GONE = (404, 410)
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Keys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Struct):
    """As a browser gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: Keys


def checked_subscription(text: str) -> Subscription:
    try:
        subscription = msgspec.json.decode(text, type=Subscription)
        point, secret = unpacked(subscription.keys.p256dh), unpacked(subscription.keys.auth)
    except (msgspec.DecodeError, binascii.Error, ValueError):
        raise Problem("bad-address") from None
    if len(point) != 65 or point[0] != 4 or len(secret) != 16:
        raise Problem("bad-address")
    return subscription


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Push:
    def __init__(self, contact: str, key: bytes) -> None:
        try:
            from cryptography.hazmat.primitives.asymmetric import ec
            from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
            from py_vapid import Vapid02  # type: ignore[import-untyped]
        except ModuleNotFoundError:
            raise StartError("Web Push needs pip install sylve[push]; without it, unset SYLVE_PUSH_CONTACT.") from None
        self._contact = contact
        private = ec.derive_private_key(int.from_bytes(key) % (ORDER - 1) + 1, ec.SECP256R1())
        self._vapid = Vapid02(private_key=private)
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = packed(point)

    def message(self, subscription: Subscription, text: bytes) -> tuple[Mapping[str, str], bytes]:
        """The headers and the body that a push service wants."""
        import http_ece  # type: ignore[import-untyped]
        from cryptography.hazmat.primitives.asymmetric import ec

        parts = urlsplit(subscription.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now() // 1000 + HALF_A_DAY, "sub": self._contact}
        body: bytes = http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpacked(subscription.keys.p256dh),
            auth_secret=unpacked(subscription.keys.auth),
            version="aes128gcm",
        )
        headers = {
            **self._vapid.sign(claims),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "urgency": "normal",
        }
        return headers, body
