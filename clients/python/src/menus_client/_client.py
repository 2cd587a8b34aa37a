from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Iterator
from typing import Any, Literal, ParamSpec, TypeVar, overload

import httpx

from ._answer import Answer
from ._calls import LONGEST_WAIT_SECONDS, Calls, Credentials, Lines, Send, Sleep, Step, entries_of, next_path, path_of
from ._operations import Change, ItemRow, MenuRow, Operations, RestaurantRow

P = ParamSpec("P")
T = TypeVar("T")


class MenusClient(Operations):
    """A client of the menu data API that waits for answers; threads may share it.

    base_url: address of the API, such as https://api.menus.example.
    audience: what tokens are asked for; base_url by default.
    retries: most further tries of a request that was refused for the moment or did not arrive.
    keep: answers that are kept, to be asked about by their entity tags.
    timeout: seconds that a request may wait for its connection, and for each part of its answer.
    """

    def __init__(
        self,
        base_url: str,
        credentials: Credentials,
        *,
        audience: str | None = None,
        retries: int = 2,
        keep: int = 200,
        timeout: float = 60.0,
    ) -> None:
        self._calls = Calls(base_url, credentials, audience, retries, keep)
        self._http = httpx.Client(timeout=timeout)
        self._renewing = threading.Lock()

    def pages(self, operation: Callable[P, Answer[T]], *args: P.args, **kwargs: P.kwargs) -> Iterator[Answer[T]]:
        """The answer of an operation of this client and those of all further pages."""
        answer = operation(*args, **kwargs)
        while True:
            yield answer
            path = next_path(answer)
            if path is None:
                return
            answer = self._run(self._calls.get_steps(path))

    @overload
    def each(self, operation: Callable[P, Answer[list[T]]], *args: P.args, **kwargs: P.kwargs) -> Iterator[T]: ...
    @overload
    def each(self, operation: Callable[P, Answer[Any]], *args: P.args, **kwargs: P.kwargs) -> Iterator[Any]: ...
    def each(self, operation: Callable[P, Answer[Any]], *args: P.args, **kwargs: P.kwargs) -> Iterator[Any]:
        """Every entry of a list, whatever page it is on."""
        for page in self.pages(operation, *args, **kwargs):
            yield from entries_of(page)

    def changes(
        self,
        *,
        after: str | None = None,
        types: list[str] | None = None,
        restaurant_id: str | None = None,
        wait: int = LONGEST_WAIT_SECONDS,
    ) -> Iterator[Change]:
        """What changes, each change once and in order, for ever: where there is nothing new it waits.

        With wait=0 it ends there instead. Keep "cursor" of the last change you have applied, and go on with it as after.
        """
        asked = {"types": types, "restaurantId": restaurant_id, "wait": wait}
        more = True
        while more:
            page = self._run(self._calls.change_steps({**asked, "after": after}))
            for change in page["changes"]:
                yield change
            after = page["next"]
            more = page["more"] or wait > 0

    @overload
    def rows(self, table: Literal["restaurants"], *, all_versions: bool | None = None) -> Iterator[RestaurantRow]: ...
    @overload
    def rows(self, table: Literal["menus"], *, all_versions: bool | None = None) -> Iterator[MenuRow]: ...
    @overload
    def rows(self, table: Literal["items"], *, all_versions: bool | None = None) -> Iterator[ItemRow]: ...
    def rows(self, table: str, *, all_versions: bool | None = None) -> Iterator[Any]:
        """The rows of a table of an export, one by one as they arrive."""
        response = self._run(self._calls.row_steps(table, all_versions))
        lines = Lines()
        try:
            for part in response.iter_bytes():
                for row in lines.take(part):
                    yield row
        finally:
            response.close()

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def __enter__(self) -> MenusClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _call(self, path: str, parameters: dict[str, Any]) -> Answer[Any]:
        return self._run(self._calls.get_steps(path_of(path, parameters)))

    def _run(self, steps: Generator[Step, Any, T]) -> T:
        try:
            step = next(steps)
            while True:
                try:
                    done = self._do(step)
                except httpx.TransportError as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(done)
        except StopIteration as end:
            result: T = end.value
            return result

    def _do(self, step: Step) -> httpx.Response | str | None:
        if isinstance(step, Send):
            response = self._http.send(step.request, stream=step.stream)
            if step.stream and response.status_code != 200:
                response.read()
            return response
        if isinstance(step, Sleep):
            time.sleep(step.seconds)
            return None
        with self._renewing:
            return self._run(self._calls.token_steps())
