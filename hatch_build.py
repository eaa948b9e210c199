"""Builds the page when a package is made, so that who installs it needs no Node.js."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface[Any]):
    """Puts the built page into source and binary packages; an installation for development builds it by `make`."""

    def dependencies(self) -> list[str]:
        page = self._page()
        return [] if page.is_current() or page.find_node() is not None else [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (its interface)
        page = self._page()
        if version != "editable" and not page.is_current():
            page.build()

    def _page(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("feira_page_build", Path(self.root) / "web" / "build.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
