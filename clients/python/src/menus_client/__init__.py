"""Client of the menu data API."""

from ._answer import Answer
from ._async_client import AsyncMenusClient
from ._calls import Credentials, TokenAnswer
from ._client import MenusClient
from ._operations import (
    ItemSearchHit,
    Menu,
    MenuDiff,
    MenuEvidence,
    MenuItem,
    RestaurantDetail,
)
from ._problem import Problem

__all__ = [
    "Answer",
    "AsyncMenusClient",
    "Credentials",
    "ItemSearchHit",
    "Menu",
    "MenuDiff",
    "MenuEvidence",
    "MenuItem",
    "MenusClient",
    "Problem",
    "RestaurantDetail",
    "TokenAnswer",
]
