"""Reading catalogue files for the tests."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from feira.locale import catalogue_source


class Uses(Visitor):
    """The variables and messages that a message uses, and the plural forms it knows."""

    def __init__(self):
        self.variables, self.messages, self.selects = set(), set(), []

    def visit_VariableReference(self, node):  # noqa: N802  (fluent.syntax names it)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802  (fluent.syntax names it)
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802  (fluent.syntax names it)
        keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
        self.selects.append((keys, next(k for k, v in zip(keys, node.variants, strict=True) if v.default)))
        self.generic_visit(node)


@cache
def read(language, section):
    resource = FluentParser().parse(catalogue_source(language, section))
    junk = [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{language}/{section}.ftl: {junk[0].content[:80]!r}"
    messages = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in messages, f"{language}/{section}.ftl has {entry.id.name} twice"
            uses = Uses()
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                uses.visit(pattern)
            messages[entry.id.name] = uses
    return messages


def variables(messages, name):
    """The variables of a message, those of the messages inside it included."""
    uses = messages[name]
    return uses.variables.union(*(variables(messages, inner) for inner in uses.messages))
