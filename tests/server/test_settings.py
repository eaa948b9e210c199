"""The settings: one description, from which variables, the file, `feira config` and docs/server.md follow."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from feira.cli.main import feira
from feira.core.game import FeiraError
from feira.server.configuration import SETTINGS, configure, markdown
from feira.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
BEGIN, END = "<!-- settings -->\n", "\n<!-- /settings -->"
FILE = """
host = "::1"
port = 1
backup_hours = 24
origins = ["https://a/"]
[limits]
tables = 3
chats = 4
"""


def test_the_docs_list_every_setting_with_its_default():
    """If this fails, put what markdown() returns between the two marks."""
    told = PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    assert told == markdown()


def test_nothing_set_is_what_a_plain_server_has(tmp_path):
    assert configure({}, tmp_path).settings == Settings(tmp_path)


def test_option_variable_and_file_count_in_this_order(tmp_path):
    file = tmp_path / "feira.toml"
    file.write_text(FILE)
    environment = {"FEIRA_PORT": "2", "FEIRA_BACKUP_HOURS": "12", "FEIRA_LIMIT_CHATS": "5", "FEIRA_PRIVATE_HOOKS": "1"}
    found = configure(environment, tmp_path, port=3)
    settings = found.settings
    assert (settings.host, settings.port, settings.backup_hours, settings.origins) == ("::1", 3, 12, ("https://a",))
    assert (settings.limits.tables, settings.limits.chats, settings.private_hooks) == (3, 5, True)
    sources = {each.setting.key: each.source for each in found.values}
    assert sources["port"] == "--port"
    assert sources["limits.chats"] == "FEIRA_LIMIT_CHATS"
    assert sources["limits.tables"] == sources["host"] == str(file) == str(found.file)
    assert sources["limits.guests"] == "default"


def test_a_file_that_is_named_says_where_the_data_are(tmp_path):
    file = tmp_path / "club.toml"
    file.write_text(f'data_dir = "{tmp_path / "data"}"\n')
    assert configure({"FEIRA_CONFIG": str(file)}, tmp_path / "usual").settings.data_dir == tmp_path / "data"
    assert configure({}, tmp_path / "usual", config=file, data_dir=tmp_path / "x").settings.data_dir == tmp_path / "x"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("port = ", "isn't valid TOML"),
        ("prot = 80", "there is no setting prot; do you mean port?"),
        ("[limits]\ntable = 3", "there is no setting limits.table; do you mean limits.tables?"),
        ("[limitz]\ntables = 3", "there is no setting limitz"),
        ("limits = 3", "there is no setting limits"),
        ('port = "80"', "port in .* must be a whole number from 0 to 65535, not '80'"),
        ("port = true", "must be a whole number"),
        ("port = 65536", "must be a whole number"),
        ("private_hooks = 1", "private_hooks in .* must be true or false"),
        ("host = 1", "host in .* must be a text"),
        ('origins = "https://a"', "origins in .* must be a list of texts"),
        ('data_dir = "elsewhere"', "leave data_dir out"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(tmp_path, text, says):
    (tmp_path / "feira.toml").write_text(text)
    with pytest.raises(FeiraError, match=says):
        configure({}, tmp_path)


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({"FEIRA_LIMIT_TABELS": "3"}, "there is no setting FEIRA_LIMIT_TABELS; do you mean FEIRA_LIMIT_TABLES?"),
        ({"FEIRA_DATABASE_ULR": "x"}, "do you mean FEIRA_DATABASE_URL?"),
        ({"FEIRA_XYZZY": "x"}, "`feira config` lists all"),
        ({"FEIRA_PRIVATE_HOOKS": "maybe"}, "FEIRA_PRIVATE_HOOKS must be true or false"),
        (
            {"FEIRA_PUBLIC_URL": "feira.example.org"},
            "public_url must be an address such as https://feira.example.org, not",
        ),
        ({"FEIRA_PUBLIC_URL": "ftp://feira.example.org"}, "public_url must be an address"),
        ({"FEIRA_PUBLIC_URL": "https://"}, "public_url must be an address"),
        ({"FEIRA_PUBLIC_URL": "http://["}, "public_url must be an address"),
        ({"FEIRA_CONFIG": "nowhere.toml"}, "there is no configuration file nowhere.toml"),
    ],
)
def test_what_is_wrong_with_variables_is_told(tmp_path, environment, says):
    with pytest.raises(FeiraError) as refused:
        configure(environment, tmp_path)
    assert says in str(refused.value)


@pytest.mark.parametrize("name", [setting.name for setting in SETTINGS if setting.secret])
def test_errors_do_not_tell_secrets(tmp_path, name):
    (tmp_path / "feira.toml").write_text(f"{name} = [2357111317]")
    with pytest.raises(FeiraError) as refused:
        configure({}, tmp_path)
    assert str(refused.value) == f"{name} in {tmp_path / 'feira.toml'} must be a text"


def test_feira_config_prints_what_is_in_force_without_secrets(tmp_path):
    (tmp_path / "feira.toml").write_text('secret_key = "abracadabra"\n[limits]\ntables = 3\n')
    run = CliRunner().invoke(feira, ["config", "--data-dir", str(tmp_path), "--json"], env={"FEIRA_PORT": "7"})
    told = json.loads(run.output)
    assert told["file"] == str(tmp_path / "feira.toml")
    assert told["settings"]["limits.tables"] == {"value": 3, "from": told["file"]}
    assert told["settings"]["port"] == {"value": 7, "from": "FEIRA_PORT"}
    assert set(told["settings"]) == {"data_dir", *(setting.key for setting in SETTINGS)}
    plain = CliRunner().invoke(feira, ["config", "--data-dir", str(tmp_path)])
    assert "limits.tables" in plain.output
    assert "abracadabra" not in run.output + plain.output
