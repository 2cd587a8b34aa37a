"""What a call does, step by step, without doing any of it: both clients run the same steps."""

from __future__ import annotations

import json
import random
import re
import time
from collections import OrderedDict
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, TypedDict
from urllib.parse import quote, urlencode

import httpx

from ._answer import Answer
from ._problem import Problem


@dataclass(frozen=True)
class Credentials:
    """A client of the token service."""

    auth_url: str
    """Address of the token service."""
    client_id: str
    client_secret: str


class TokenAnswer(TypedDict):
    """An answer of the token service."""

    access_token: str
    expires_in: int
    """Seconds."""
    token_type: str


@dataclass(frozen=True)
class Send:
    """Step: send this, and go on with the response."""

    request: httpx.Request
    stream: bool = False
    """Whether the body of a success is left to be read as it arrives."""


@dataclass(frozen=True)
class Sleep:
    seconds: float


class GetToken:
    """Step: run `token_steps` while nobody else does, and go on with the token."""


Step = Send | Sleep | GetToken

PASSING = (202, 429, 502, 503, 504)
"""Statuses of answers that another try may better; 202: it is being made."""
LONGEST_PAUSE_SECONDS = 60.0
"""A wait that is longer is left to whoever asked."""
LONGEST_WAIT_SECONDS = 30
"""As long as the service lets a request wait for changes."""
FIRST_WAIT_SECONDS = 0.25
USED = 0.9
"""A token is renewed after this part of its life."""
_NEXT = re.compile(r'<[^>?]*([^>]*)>; rel="next"')


class Calls:
    def __init__(self, base_url: str, credentials: Credentials, audience: str | None, retries: int, keep: int) -> None:
        self._base_url = base_url
        self._credentials = credentials
        self._audience = audience or base_url
        self._retries = retries
        self._keep = keep
        self._kept: OrderedDict[str, tuple[str, bytes]] = OrderedDict()
        self._token = ""
        self._renew_at = 0.0

    def token_steps(self) -> Generator[Step, Any, str]:
        """The client credentials grant (RFC 6749, section 4.4), where there is no token that is good for a while."""
        if time.monotonic() < self._renew_at:
            return self._token
        body = {
            "client_id": self._credentials.client_id,
            "client_secret": self._credentials.client_secret,
            "audience": self._audience,
            "grant_type": "client_credentials",
        }
        asked_at = time.monotonic()
        request = httpx.Request("POST", f"{self._credentials.auth_url}/oauth/token", json=body)
        response: httpx.Response = yield from self._patiently(request)
        if not response.is_success:
            raise Problem(response)
        answer: TokenAnswer = response.json()
        self._token = answer["access_token"]
        self._renew_at = asked_at + answer["expires_in"] * USED
        return self._token

    def get_steps(self, path: str) -> Generator[Step, Any, Answer[Any]]:
        known = self._kept.get(path)
        response: httpx.Response = yield from self._ask(path, None if known is None else known[0])
        return self._answer(path, response)

    def change_steps(self, parameters: Mapping[str, Any]) -> Generator[Step, Any, Any]:
        """A page of changes; nothing is kept of it, because it is asked for once."""
        response: httpx.Response = yield from self._ask(path_of("/v1/changes", parameters))
        if response.status_code != 200:
            raise Problem(response)
        return response.json()

    def row_steps(self, table: str, all_versions: bool | None) -> Generator[Step, Any, httpx.Response]:
        """A table of an export, to be read as it arrives."""
        path = path_of(f"/v1/export/{table}.ndjson", {"allVersions": all_versions})
        response: httpx.Response = yield from self._ask(path, stream=True)
        if response.status_code != 200:
            raise Problem(response)
        return response

    def _ask(self, path: str, etag: str | None = None, stream: bool = False) -> Generator[Step, Any, httpx.Response]:
        token: str = yield GetToken()
        response: httpx.Response = yield from self._ask_with(token, path, etag, stream)
        if response.status_code == 401:
            if token == self._token:
                self._renew_at = 0.0
            token = yield GetToken()
            response = yield from self._ask_with(token, path, etag, stream)
        return response

    def _ask_with(
        self, token: str, path: str, etag: str | None, stream: bool
    ) -> Generator[Step, Any, httpx.Response]:
        headers = {"Authorization": f"Bearer {token}", "Accept-Encoding": "gzip"}
        if etag is not None:
            headers["If-None-Match"] = etag
        request = httpx.Request("GET", self._base_url + path, headers=headers)
        response: httpx.Response = yield from self._patiently(request, stream)
        return response

    def _answer(self, path: str, response: httpx.Response) -> Answer[Any]:
        known = self._kept.pop(path, None)
        unchanged = response.status_code == 304 and known is not None
        if response.status_code == 202 or not (response.is_success or unchanged):
            raise Problem(response)
        body = known[1] if unchanged and known is not None else response.content
        etag = response.headers.get("ETag")
        if etag:
            # Put in anew, so that the first is always the one that was not asked for the longest.
            self._kept[path] = (etag, body)
        while len(self._kept) > self._keep:
            self._kept.popitem(last=False)
        return Answer(json.loads(body), response.headers, path)

    def _patiently(self, request: httpx.Request, stream: bool = False) -> Generator[Step, Any, httpx.Response]:
        """Sends again what was refused for the moment or did not arrive.

        After Retry-After (RFC 9110, section 10.2.3), or else after a quarter of a second, twice that, and so on.
        """
        for tried in range(self._retries + 1):
            wait = FIRST_WAIT_SECONDS * 2**tried * random.uniform(0.5, 1.5)
            last = tried == self._retries
            try:
                response: httpx.Response = yield Send(request, stream)
            except httpx.TransportError:
                if last:
                    raise
            else:
                wait = _retry_after(response, wait)
                if last or response.status_code not in PASSING or wait > LONGEST_PAUSE_SECONDS:
                    return response
            yield Sleep(max(wait, 0.0))
        raise AssertionError("the last try returns or raises")


def path_of(path: str, parameters: Mapping[str, Any]) -> str:
    """Path and query; parameters that are None, or lists of nothing, are left out."""
    query: list[tuple[str, str]] = []
    for name, value in parameters.items():
        if value is None or value == []:
            continue
        text = _text_of(value)
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", quote(text, safe=""))
        else:
            query.append((name, text))
    return f"{path}?{urlencode(query)}" if query else path


def _text_of(value: Any) -> str:
    """A list of plain values has commas between them; what else is no plain value is JSON."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and not any(isinstance(one, (dict, list)) for one in value):
        return ",".join(_text_of(one) for one in value)
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Lines:
    """Cuts what arrives into lines; a line may come in parts, and hold what Unicode takes for an end of line."""

    def __init__(self) -> None:
        self._begun = b""

    def take(self, part: bytes) -> list[Any]:
        *lines, self._begun = (self._begun + part).split(b"\n")
        return [json.loads(line) for line in lines if line]


def next_path(answer: Answer[Any]) -> str | None:
    """Path and query of the page after this one."""
    found = _NEXT.search(answer.headers.get("Link", ""))
    return None if found is None else answer.path.split("?")[0] + found[1]


def entries_of(answer: Answer[Any]) -> list[Any]:
    """The entries of a page, which is a list of them or has one."""
    data = answer.data
    entries: list[Any] = data if isinstance(data, list) else data["items"]
    return entries


def _retry_after(response: httpx.Response, otherwise: float) -> float:
    text = response.headers.get("Retry-After", "")
    if text.isdigit():
        return float(text)
    try:
        return parsedate_to_datetime(text).timestamp() - time.time()
    except ValueError:
        return otherwise
