"""Bring a database up to date; one from a newer version is refused in words."""

from pathlib import Path

import sqlalchemy as sql
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from toptafel.game import InputError

FOLDER = Path(__file__).parent / "migrations"


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return ScriptDirectory.from_config(config)


def upgrade(engine: sql.Engine) -> None:
    """Run the migrations that a database has not seen yet."""
    found = scripts()
    known = {script.revision for script in found.walk_revisions()}
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sql.text("SELECT pg_advisory_xact_lock(743021)"))  # one process at a time
        current = MigrationContext.configure(connection).get_current_heads()
        if new := set(current) - known:
            raise InputError(
                f"this database is from a newer Toptafel (it knows {', '.join(sorted(new))}): "
                "upgrade Toptafel, or use another database"
            )
        environment = EnvironmentContext(
            Config(), found, fn=lambda revision, context: found._upgrade_revs("head", revision)
        )
        environment.configure(connection=connection)
        environment.run_migrations()
