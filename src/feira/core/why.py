"""Why one move is better than another, as reasons that a catalogue puts into words."""

from dataclasses import dataclass

from feira.core.game import Json


@dataclass(frozen=True)
class Reason:
    """There is a message `why-<name>` of each; its details are the arguments, as those of an event are."""

    name: str
    details: Json

    def to_json(self) -> Json:
        """The reason as JSON."""
        return {"name": self.name, "details": self.details}
