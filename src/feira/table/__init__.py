"""One running game: who sits where, what was done, what can be taken back, and how it is saved."""

from feira.table import commands
from feira.table.commands import SERVER
from feira.table.entry import Entry
from feira.table.game_session import GameSession, Seat, Step, UndoRefused
from feira.table.refused import REFUSALS, LogError, Refused, Repeated
from feira.table.save import SaveError, load_save, save_json, write_save
from feira.table.table import Table

__all__ = [
    "REFUSALS",
    "SERVER",
    "Entry",
    "GameSession",
    "LogError",
    "Refused",
    "Repeated",
    "SaveError",
    "Seat",
    "Step",
    "Table",
    "UndoRefused",
    "commands",
    "load_save",
    "save_json",
    "write_save",
]
