"""Logs of tables, guests, and the server's own notes."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("phase", sql.String(10), nullable=False),
        sql.Column("opened_by", sql.String(40), nullable=False),
        sql.Column("changed_at", sql.BigInteger, nullable=False),
        sql.Column("waits_for", sql.String(40), nullable=False),
        sql.Column("deadline", sql.BigInteger, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "changed_at"])
    op.create_table(
        "seats",
        sql.Column("guest", sql.String(40), primary_key=True),
        sql.Column("table_id", sql.String(40), primary_key=True),
    )
    op.create_table(
        "events",
        sql.Column("table_id", sql.String(40), primary_key=True),
        sql.Column("number", sql.BigInteger, primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("token_hash", sql.String(64), nullable=False, unique=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("created_at", sql.BigInteger, nullable=False),
        sql.Column("banned", sql.Boolean, nullable=False),
        sql.Column("silenced", sql.Boolean, nullable=False),
    )
    op.create_table(
        "codes",
        sql.Column("code_hash", sql.String(64), primary_key=True),
        sql.Column("guest", sql.String(40), nullable=False),
        sql.Column("expires_at", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "house",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("value", sql.BigInteger, nullable=False),
    )
