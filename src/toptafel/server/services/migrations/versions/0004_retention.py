"""When guests were last here, and logs of games that are over as one row each."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("guests", sql.Column("seen_at", sql.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE guests SET seen_at = created_at")
    op.create_table(
        "archives",
        sql.Column("table_id", sql.String(40), primary_key=True),
        sql.Column("count", sql.Integer, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_opener", "tables", ["opened_by"])
