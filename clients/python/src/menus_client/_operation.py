"""One declaration of an operation serves both clients: the one that waits calls it, the other awaits it."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar, overload

from ._answer import Answer

if TYPE_CHECKING:
    from ._async_client import AsyncMenusClient
    from ._client import MenusClient

P = ParamSpec("P")
T = TypeVar("T")


class Operation(Generic[P, T]):
    """A method of both clients, declared by its parameters and by the data of its answer."""

    def __init__(self, path: str, declared: Callable[Concatenate[Any, P], T]) -> None:
        self._path = path
        self._declared = declared
        self._signature = inspect.signature(declared)
        self.__doc__ = declared.__doc__

    @overload
    def __get__(self, client: None, owner: type) -> Operation[P, T]: ...
    @overload
    def __get__(self, client: MenusClient, owner: type) -> Callable[P, Answer[T]]: ...
    @overload
    def __get__(self, client: AsyncMenusClient, owner: type) -> Callable[P, Awaitable[Answer[T]]]: ...
    def __get__(self, client: Any, owner: type) -> Any:
        if client is None:
            return self

        @functools.wraps(self._declared)
        def call(*args: P.args, **kwargs: P.kwargs) -> Any:
            given = self._signature.bind(client, *args, **kwargs).arguments
            del given["self"]
            return client._call(self._path, {_sent_as(name): value for name, value in given.items()})

        return call


def operation(path: str) -> Callable[[Callable[Concatenate[Any, P], T]], Operation[P, T]]:
    """Declares the operation at a path of the API."""
    return functools.partial(Operation, path)


def _sent_as(name: str) -> str:
    """The name that the API knows: excludeAllergens for exclude_allergens, from for from_."""
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name).rstrip("_")
