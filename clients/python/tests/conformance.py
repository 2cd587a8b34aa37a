"""Runs clients/conformance.json with both clients. FRONT, AUDIENCE, CLIENT_ID and CLIENT_SECRET name the service."""

from __future__ import annotations

import json
import os
import re
import sys
import threading
import time
from itertools import islice
from pathlib import Path
from typing import Any

import anyio
import httpx

from menus_client import AsyncMenusClient, Credentials, MenusClient, Problem

FRONT = os.environ["FRONT"]
SUITE = json.loads((Path(__file__).parents[2] / "conformance.json").read_text("utf-8"))
KEYWORDS = {"from": "from_"}
Saved = dict[str, Any]


class SyncCaller:
    """The client that waits."""

    name = "sync"

    def __init__(self, options: dict[str, Any]) -> None:
        self.client = MenusClient(FRONT, credentials(options), **settings(options))

    async def call(self, operation: str, parameters: dict[str, Any], together: int) -> list[Any]:
        answers: list[Any] = []

        def one() -> None:
            answers.append(getattr(self.client, snake(operation))(**parameters))

        if together == 1:
            one()
            return answers
        threads = [threading.Thread(target=one) for _ in range(together)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(answers) == together, "a thread failed"
        return answers

    async def pages(self, operation: str, parameters: dict[str, Any]) -> list[Any]:
        return list(self.client.pages(getattr(self.client, snake(operation)), **parameters))

    async def each(self, operation: str, parameters: dict[str, Any], take: int | None) -> list[Any]:
        return list(islice(self.client.each(getattr(self.client, snake(operation)), **parameters), take))

    async def rows(self, table: str, parameters: dict[str, Any], take: int | None) -> list[Any]:
        rows: Any = self.client.rows
        return list(islice(rows(table, **parameters), take))

    async def changes(self, parameters: dict[str, Any], take: int | None) -> list[Any]:
        return list(islice(self.client.changes(**parameters), take))

    async def close(self) -> None:
        self.client.close()


class AsyncCaller:
    """The client that does not."""

    name = "async"

    def __init__(self, options: dict[str, Any]) -> None:
        self.client = AsyncMenusClient(FRONT, credentials(options), **settings(options))

    async def call(self, operation: str, parameters: dict[str, Any], together: int) -> list[Any]:
        answers: list[Any] = []

        async def one() -> None:
            answers.append(await getattr(self.client, snake(operation))(**parameters))

        if together == 1:
            await one()
            return answers
        async with anyio.create_task_group() as group:
            for _ in range(together):
                group.start_soon(one)
        return answers

    async def pages(self, operation: str, parameters: dict[str, Any]) -> list[Any]:
        return [page async for page in self.client.pages(getattr(self.client, snake(operation)), **parameters)]

    async def each(self, operation: str, parameters: dict[str, Any], take: int | None) -> list[Any]:
        return await first(self.client.each(getattr(self.client, snake(operation)), **parameters), take)

    async def rows(self, table: str, parameters: dict[str, Any], take: int | None) -> list[Any]:
        rows: Any = self.client.rows
        return await first(rows(table, **parameters), take)

    async def changes(self, parameters: dict[str, Any], take: int | None) -> list[Any]:
        return await first(self.client.changes(**parameters), take)

    async def close(self) -> None:
        await self.client.aclose()


async def first(entries: Any, take: int | None) -> list[Any]:
    taken = []
    async for entry in entries:
        taken.append(entry)
        if len(taken) == take:
            break
    return taken


Caller = SyncCaller | AsyncCaller


def credentials(options: dict[str, Any]) -> Credentials:
    return Credentials(FRONT, os.environ["CLIENT_ID"], options.get("clientSecret", os.environ["CLIENT_SECRET"]))


def settings(options: dict[str, Any]) -> dict[str, Any]:
    return {"audience": os.environ["AUDIENCE"], **{k: v for k, v in options.items() if k in ("retries", "keep")}}


def snake(name: str) -> str:
    words = re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)
    return KEYWORDS.get(words, words)


async def run_case(case: dict[str, Any], caller: Caller) -> None:
    saved: Saved = {}
    set_rules([])
    for step in case["steps"]:
        try:
            await run_step(step, caller, saved)
        except Exception as error:
            raise AssertionError(f"{case['name']} ({caller.name}): {json.dumps(step)}: {error!r}") from error


async def run_step(step: dict[str, Any], caller: Caller, saved: Saved) -> None:
    if "front" in step:
        set_rules(step["front"])
    elif "waitMs" in step:
        await anyio.sleep(step["waitMs"] / 1000)
    elif "asked" in step:
        paths = [one["path"] for one in answered()]
        assert {path: paths.count(path) for path in step["asked"]} == step["asked"], paths
    elif "statuses" in step:
        all_answered = answered()
        for path, wanted in step["statuses"].items():
            given = [one["status"] for one in all_answered if one["path"] == path]
            assert given == wanted, (path, given)
    else:
        await run_call(step, caller, saved)


async def run_call(step: dict[str, Any], caller: Caller, saved: Saved) -> None:
    parameters = {snake(name): value for name, value in filled(step.get("parameters", {}), saved).items()}
    if "pages" in step:
        pages = await caller.pages(step["pages"], parameters)
        check({"pages": [shown(page) for page in pages]}, step, saved)
    elif "each" in step:
        check({"entries": await caller.each(step["each"], parameters, step.get("take"))}, step, saved)
    elif "rows" in step:
        check({"entries": await caller.rows(step["rows"], parameters, step.get("take"))}, step, saved)
    elif "changes" in step:
        check({"entries": await caller.changes(parameters, step.get("take"))}, step, saved)
    elif "fails" in step:
        await fails(step, caller, parameters)
    elif "endAfterMs" in step:
        with anyio.move_on_after(step["endAfterMs"] / 1000) as scope:
            await caller.call(step["call"], parameters, 1)
        assert scope.cancelled_caught, "the call was over before it was ended"
    else:
        began = time.monotonic()
        answers = await caller.call(step["call"], parameters, step.get("together", 1))
        assert (time.monotonic() - began) * 1000 >= step.get("tookAtLeastMs", 0), "the wait"
        for answer in answers:
            check(shown(answer), step, saved)


async def fails(step: dict[str, Any], caller: Caller, parameters: dict[str, Any]) -> None:
    wanted = step["fails"]
    try:
        await caller.call(step["call"], parameters, 1)
    except Problem as problem:
        assert problem.status == wanted["status"], problem.status
        assert problem.code == wanted.get("code", problem.code), problem.code
        if "parameter" in wanted:
            assert problem.errors[0]["parameter"] == wanted["parameter"], problem.errors
        assert not wanted.get("requestId") or problem.request_id, "no id of the request"
        assert str(problem), "no message"
    else:
        raise AssertionError("no problem was raised")


def shown(answer: Any) -> dict[str, Any]:
    return {"data": answer.data, "headers": answer.headers}


def check(root: Any, step: dict[str, Any], saved: Saved) -> None:
    for pointer, how, wanted in step.get("expect", []):
        value = at(root, pointer)
        assert holds(value, how, filled(wanted, saved)), f"{pointer} is {value!r}"
    for name, pointer in step.get("save", {}).items():
        saved[name] = at(root, pointer)


def holds(value: Any, how: str, wanted: Any) -> bool:
    if how == "is":
        return bool(value == wanted)
    if how == "contains":
        return str(wanted) in str(value)
    if how == "matches":
        return re.search(wanted, str(value)) is not None
    assert isinstance(value, list), value
    return bool(len(value) == wanted) if how == "count" else bool(len(value) >= wanted)


def at(root: Any, pointer: str) -> Any:
    value = root
    for key in pointer.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def filled(value: Any, saved: Saved) -> Any:
    """"$name" stands for what was saved under that name."""
    if isinstance(value, str) and value.startswith("$"):
        return saved[value[1:]]
    if isinstance(value, list):
        return [filled(one, saved) for one in value]
    return {name: filled(one, saved) for name, one in value.items()} if isinstance(value, dict) else value


def set_rules(rules: list[Any]) -> None:
    httpx.put(f"{FRONT}/front", json=rules).raise_for_status()


def answered() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = httpx.get(f"{FRONT}/front").json()
    return entries


async def main() -> None:
    run = 0
    for kind in (SyncCaller, AsyncCaller):
        for case in SUITE["cases"]:
            # A call that waits in its thread cannot be ended from outside; its time limit ends it.
            if case.get("ends") and kind is SyncCaller:
                continue
            caller = kind(case.get("options", {}))
            await run_case(case, caller)
            await caller.close()
            run += 1
    print(f"{run} cases passed with httpx {httpx.__version__} on Python {sys.version.split()[0]}")


anyio.run(main)
