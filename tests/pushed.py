"""A browser as push services know it: it gives its keys away once, and alone can read what comes."""

import base64
import json
from typing import NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]


class Post(NamedTuple):
    """What somebody sent to a service."""

    path: str
    headers: dict[str, str]  # their names in small letters
    body: bytes

    def signed(self) -> dict[str, str]:
        """What the sender claims in its signature, which is held to its key."""
        assert Vapid02.verify(self.headers["authorization"])
        claims: dict[str, str] = json.loads(
            base64.urlsafe_b64decode(self.headers["authorization"].split(".")[1] + "==")
        )
        return claims


class Subscriber:
    """Subscribes as a browser does."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = json.dumps(
            {"endpoint": endpoint, "keys": {"p256dh": _text(point), "auth": _text(self.auth)}}
        )

    def reads(self, post: Post) -> dict[str, str]:
        text = http_ece.decrypt(post.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        read: dict[str, str] = json.loads(text)
        return read


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
