"""The kinds of questions: a tagged union. Each knows what is legal, any legal choice, and its own mistakes."""

from typing import TypeAlias

from bot.engine.kinds.amount import Amount
from bot.engine.kinds.base import BaseKind
from bot.engine.kinds.deal import ACCEPT, REFUSE, Bundle, Deal, Offer, Side, Stock
from bot.engine.kinds.field import Field, Plain
from bot.engine.kinds.form import Form
from bot.engine.kinds.pick import Pick, PickSome
from bot.engine.kinds.text import Text

Kind: TypeAlias = Pick | PickSome | Amount | Text | Deal | Form

__all__ = [
    "ACCEPT",
    "REFUSE",
    "Amount",
    "BaseKind",
    "Bundle",
    "Deal",
    "Field",
    "Form",
    "Kind",
    "Offer",
    "Pick",
    "PickSome",
    "Plain",
    "Side",
    "Stock",
    "Text",
]
