"""Pomar, described for the rest of Feira: see feira/core/spec.py."""

from typing import Final

from feira.core.spec import Spec
from pomar.options import OPTIONS

SPEC: Final = Spec(
    name="pomar",
    title="Pomar",
    game="pomar.game:Pomar",
    options=OPTIONS,
    record_rule="P3",
    score_rule="P5",
    simultaneous=True,
    tensors="pomar.tensors:TENSORS",
)
