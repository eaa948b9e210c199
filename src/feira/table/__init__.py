"""One running game: who sits where, what was done, what may be taken back, and how it is kept."""

from feira.table.save import SaveError, load_save, save_json, write_save
from feira.table.table import Seat, Step, Table, UndoRefused

__all__ = ["SaveError", "Seat", "Step", "Table", "UndoRefused", "load_save", "save_json", "write_save"]
