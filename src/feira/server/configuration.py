"""Where the settings of a server come from: the command line, variables, a TOML file, in this order."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

from feira.core.game import FeiraError
from feira.server.settings import CONFIG_FILE, Limits, Settings

PREFIX: Final = "FEIRA_"
CONFIG_VARIABLE: Final = "FEIRA_CONFIG"
# Variables of other parts: of the terminal and the compiler, then of development.
_OTHERS: Final = frozenset(("FEIRA_DATA_DIR", "FEIRA_CACHE_DIR", "FEIRA_LANG", CONFIG_VARIABLE))
_FREE: Final = ("FEIRA_TEST_", "FEIRA_DEV_", "FEIRA_BROWSER", "FEIRA_PICTURES", "FEIRA_SERVER")
DEFAULT: Final = "default"
_BASE: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_FLAGS: Final = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


@dataclass(frozen=True)
class Setting:
    """One thing that the owner of a server may choose."""

    section: str  # of the file; empty for its first lines
    name: str
    kind: type
    default: Any
    says: str
    least: int
    most: int | None
    secret: bool
    usual: str | None
    choices: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name in the file."""
        return f"{self.section}.{self.name}" if self.section else self.name

    @property
    def variable(self) -> str:
        """The variable that sets it."""
        middle = "LIMIT_" if self.section else ""
        return f"{PREFIX}{middle}{self.name.upper()}"

    @property
    def usually(self) -> str:
        """The default, in words."""
        if self.usual is not None:
            return self.usual
        if self.kind is bool:
            return "true" if self.default else "false"
        return f"{self.default:,}" if self.kind is int and self.key != "port" else str(self.default)


@dataclass(frozen=True)
class InForce:
    """A setting with its value, and what has set it."""

    setting: Setting
    value: Any
    source: str


@dataclass(frozen=True)
class Configuration:
    """All settings of a server, and where each comes from."""

    settings: Settings
    data_dir_source: str
    file: Path | None
    values: tuple[InForce, ...]


def _described(section: str, owner: type) -> Iterator[Setting]:
    kinds = get_type_hints(owner)
    for each in fields(owner):
        if each.metadata:
            yield Setting(section, each.name, kinds[each.name], _default(each), **each.metadata)


def _default(of: "Field[Any]") -> Any:
    assert of.default is not MISSING
    return of.default


SETTINGS: Final = (*_described("", Settings), *_described("limits", Limits))


def _refuse(problem: str) -> None:
    raise FeiraError(problem)


def configure(
    environment: Mapping[str, str],
    default_dir: Path,
    *,
    data_dir: Path | None = None,
    config: Path | None = None,
    unknown: Callable[[str], None] = _refuse,
    **options: Any,
) -> Configuration:
    """Read all settings; FeiraError says what is wrong. `options` are those of the command line, None if not given.

    The file is the one that is named, or feira.toml in the data folder. `unknown` gets a message for each mistyped
    setting.
    """
    for problem in _unknown_variables(environment):
        unknown(problem)
    named = config or (Path(environment[CONFIG_VARIABLE]) if environment.get(CONFIG_VARIABLE) else None)
    told = _read_file(named.expanduser()) if named is not None else {}
    folder, source = _folder(told, data_dir, named, default_dir)
    file = None if named is None else named.expanduser()
    if file is None and (folder / CONFIG_FILE).exists():
        file = folder / CONFIG_FILE
        told = _read_file(file)
        if "data_dir" in told:
            raise FeiraError(f"{file} is in the data folder itself: leave data_dir out, or name the file with --config")
    for problem in _unknown_keys(told, file):
        unknown(problem)
    values = tuple(_in_force(setting, environment, told, file, options) for setting in SETTINGS)
    plain = {each.setting.name: each.value for each in values if not each.setting.section}
    limits = Limits(**{each.setting.name: each.value for each in values if each.setting.section})
    settings = Settings(data_dir=folder.expanduser(), **plain, limits=limits)
    settings.url  # noqa: B018  (refuses what isn't a database)
    if settings.base_path and not _BASE.fullmatch(settings.base_path):
        raise FeiraError(f"base_path must be a path such as /feira, not {settings.base_path!r}")
    if settings.public_url and not _is_address(settings.public_url):
        example = "an address such as https://feira.example.org"
        raise FeiraError(f"public_url must be {example}, not {settings.public_url!r}")
    return Configuration(settings, source, file, values)


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def settings_from(environment: Mapping[str, str], data_dir: Path) -> Settings:
    """The settings of the server with this data folder."""
    return configure(environment, data_dir, data_dir=data_dir).settings


def _unknown_variables(environment: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with variables that look like settings and are none."""
    known = {setting.variable for setting in SETTINGS} | _OTHERS
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known and not name.startswith(_FREE):
            yield f"there is no setting {name}{_nearest(name, known)}"


def _nearest(name: str, known: set[str]) -> str:
    near = get_close_matches(name, sorted(known), 1, 0.6)
    return f"; do you mean {near[0]}?" if near else "; `feira config` lists all settings"


def _read_file(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except FileNotFoundError:
        raise FeiraError(f"there is no configuration file {file}") from None
    except OSError as error:
        raise FeiraError(f"the configuration file {file} can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FeiraError(f"the configuration file {file} isn't valid TOML: {error}") from None


def _folder(told: dict[str, Any], data_dir: Path | None, named: Path | None, default: Path) -> tuple[Path, str]:
    if data_dir is not None:
        return data_dir.expanduser(), "--data-dir"
    if "data_dir" in told and named is not None:
        if not isinstance(told["data_dir"], str) or not told["data_dir"]:
            raise FeiraError(f"data_dir in {named} must be a text: the path of a folder")
        return Path(told["data_dir"]).expanduser(), str(named)
    return default.expanduser(), DEFAULT


def _unknown_keys(told: dict[str, Any], file: Path | None) -> Iterator[str]:
    keys = {setting.key for setting in SETTINGS} | {"data_dir"}
    for name, value in told.items():
        if name == "limits" and isinstance(value, dict):
            found = [f"limits.{inner}" for inner in value]
        else:
            found = [name]
        for key in found:
            if key not in keys:
                yield f"{file}: there is no setting {key}{_nearest(key, keys)}"


def _in_force(
    setting: Setting,
    environment: Mapping[str, str],
    told: dict[str, Any],
    file: Path | None,
    options: Mapping[str, Any],
) -> InForce:
    if not setting.section and options.get(setting.name) is not None:
        return InForce(setting, options[setting.name], f"--{setting.name.replace('_', '-')}")
    if setting.variable in environment:
        value = _from_text(setting, environment[setting.variable])
        return InForce(setting, _checked(setting, value, setting.variable), setting.variable)
    section = told.get(setting.section, {}) if setting.section else told
    if setting.name in section:
        value = tuple(section[setting.name]) if isinstance(section[setting.name], list) else section[setting.name]
        return InForce(setting, _checked(setting, value, f"{setting.key} in {file}"), str(file))
    return InForce(setting, setting.default, DEFAULT)


def _from_text(setting: Setting, text: str) -> Any:
    """The value that a variable has; what can't be one stays as it is, and is refused afterwards."""
    if setting.kind is int:
        return int(text) if text.isascii() and text.isdecimal() else text
    if setting.kind is bool:
        return _FLAGS.get(text.lower(), text) if text else setting.default
    if setting.kind is str:
        return text
    return tuple(filter(None, (part.strip() for part in text.split(","))))


def _checked(setting: Setting, value: Any, where: str) -> Any:
    found = "" if setting.secret else f", not {value!r}"
    if setting.kind is int:
        most = "" if setting.most is None else f" to {setting.most}"
        fits = isinstance(value, int) and not isinstance(value, bool) and value >= setting.least
        if not fits or (setting.most is not None and value > setting.most):
            reach = f"from {setting.least}{most}" if most else f"from {setting.least} on"
            raise FeiraError(f"{where} must be a whole number {reach}{found}")
    elif setting.kind is bool:
        if not isinstance(value, bool):
            raise FeiraError(f"{where} must be true or false{found}")
    elif setting.kind is str:
        if not isinstance(value, str):
            raise FeiraError(f"{where} must be a text{found}")
        if setting.choices and value not in setting.choices:
            raise FeiraError(f"{where} must be {' or '.join(setting.choices)}{found}")
    else:
        if not isinstance(value, tuple) or not all(isinstance(part, str) for part in value):
            raise FeiraError(f"{where} must be a list of texts{found}")
        return tuple(part.rstrip("/") for part in value)
    return value


def markdown() -> str:
    """The tables of settings as the docs show them."""
    lines = ["| variable | in the file | default | |", "|---|---|---|---|"]
    lines += [
        f"| `{each.variable}` | `{each.name}` | {each.usually} | {each.says} |" for each in SETTINGS if not each.section
    ]
    lines += ["", "| limit | in `[limits]` | default | |", "|---|---|---|---|"]
    lines += [
        f"| `{each.variable}` | `{each.name}` | {each.usually} | {each.says} |" for each in SETTINGS if each.section
    ]
    return "\n".join(lines)
