"""Vectors of machine integers when compiled, plain lists when interpreted: one source for both."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    vec = list

    def append(v, x):
        v.append(x)
        return v
