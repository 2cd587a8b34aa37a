from __future__ import annotations

from typing import Any

import httpx


class Problem(Exception):
    """An answer that is no success (RFC 9457, and RFC 6749 section 5.2 for the token service).

    The message says what is wrong and what is expected.
    """

    status: int
    code: str
    """Stable code to switch on, such as search_required; http_error where an answer is not one of the service."""
    type: str
    """Page that explains the code; empty where there is none."""
    request_id: str
    """Id of the request, which the log of the service has too; empty where there is none."""
    errors: list[dict[str, str]]
    """Parameters at fault, each with its detail."""
    headers: httpx.Headers

    def __init__(self, response: httpx.Response) -> None:
        body = _body_of(response)
        status = response.status_code
        super().__init__(body.get("detail") or body.get("error_description") or body.get("title") or f"HTTP {status}")
        self.status = status
        self.code = body.get("code") or body.get("error") or "http_error"
        self.type = body.get("type", "")
        self.request_id = body.get("requestId", "")
        self.errors = body.get("errors", [])
        self.headers = response.headers


def _body_of(response: httpx.Response) -> dict[str, Any]:
    try:
        body = response.json()
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
