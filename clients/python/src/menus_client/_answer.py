from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

import httpx

T = TypeVar("T")


@dataclass(frozen=True)
class Answer(Generic[T]):
    """What an operation answered."""

    data: T
    headers: httpx.Headers
    """Such as X-Total-Count and X-Allergens-Unknown."""
    path: str
    """Path and query that were asked for."""
