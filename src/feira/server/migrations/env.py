"""Alembic runs migrations from here, on the connection that feira.server.database gives it."""

from alembic import context

from feira.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
