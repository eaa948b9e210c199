"""What is said where a package is missing that only an extra of Feira brings."""


def missing(error: ModuleNotFoundError, extra: str) -> ImportError:
    """The error to raise instead: which package there is not, and how to get it."""
    return ImportError(f"there is no {error.name} here: pip install 'feira[{extra}]'", name=error.name)
