"""How many seats of a table are free, and which tables are from one address, without saying which."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sql.Column("free", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("origin", sql.String(16), nullable=False, server_default=""))
    op.execute("UPDATE tables SET free = 1 WHERE phase = 'waiting'")
