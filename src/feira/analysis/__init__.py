"""Why a game came out as it did: luck, mistakes and gifts, decision by decision."""

from feira.analysis.analyse import Analysis, analyse
from feira.analysis.effort import EFFORTS, Effort

__all__ = ["EFFORTS", "Analysis", "Effort", "analyse"]
