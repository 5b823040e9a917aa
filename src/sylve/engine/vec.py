"""Vectors of machine integers when compiled, plain lists when interpreted: one source for both."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801
        """Makes a list wherever compiled code makes a vector; a list needs no room in advance."""

        def __class_getitem__(cls, item):
            return cls

        def __new__(cls, items=(), *, capacity=0):  # noqa: ARG004
            return list(items)

    def append(v, x):
        v.append(x)
        return v

    def extend(v, more):
        v.extend(more)
        return v

    def remove(v, x):
        v.remove(x)
        return v
