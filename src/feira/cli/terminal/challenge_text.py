"""What a challenge is about, in the reader's language."""

from feira.core.campaign import CampaignRules
from feira.locale import Catalogue


def challenge_lines(text: Catalogue, rules: CampaignRules, number: int) -> list[str]:
    """The name of a challenge, and what it is about."""
    challenge = rules[number]
    name = text(f"challenge-{challenge.name}")
    about = text(f"challenge-{challenge.name}-text", **challenge.numbers)
    return [text("board-challenge", number=number, name=name), about]
