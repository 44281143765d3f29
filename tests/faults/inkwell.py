"""A drawing that fails, where a drawing process finds it too."""

from typing import Never


def unpainted(*_: object) -> Never:
    raise OverflowError("the inkwell ran dry")
