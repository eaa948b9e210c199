"""Whatever is asked over HTTP, the answer is as the OpenAPI description says."""

import pytest
from description import DESCRIPTION
from hypothesis import HealthCheck, Phase, given, settings

OPERATIONS = [(path, method) for path, operations in DESCRIPTION["paths"].items() for method in operations]
NOT_AS_ANA = ("/api/me", "delete"), ("/api/me/tokens/revoke", "post")


@pytest.fixture(scope="module")
def desk(site):
    """Somebody, and a table of theirs in each game."""
    guest = site.guest("Ana")
    codes = [guest.make_table(game, others=["me"]) for game in ("mercado", "marche")]
    return site, guest, codes


@pytest.fixture(scope="module")
def described():
    """What may be asked, and what makes an answer right: loaded here, for that takes seconds."""
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    right = [not_a_server_error, checks.status_code_conformance, checks.content_type_conformance]
    return schemathesis.openapi.from_dict(DESCRIPTION), [*right, checks.response_schema_conformance]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_whatever_is_asked_the_answer_is_as_described(path, method, desk, described):
    site, guest, codes = desk
    schema, checks = described
    if (path, method) in NOT_AS_ANA:
        guest = site.guest("Eve")

    @settings(max_examples=8, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=schema[path][method].as_strategy())
    def ask(case):
        if "code" in case.path_parameters and len(str(case.path_parameters["code"])) % 2:
            case.path_parameters["code"] = codes[len(str(case.path_parameters)) % 2]
        response = case.call(base_url=f"http://{site.address}", headers={"Authorization": f"Bearer {guest.token}"})
        case.validate_response(response, checks=checks)

    ask()
