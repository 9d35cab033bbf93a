"""Who sits at a table is found by an index; that of phases is not written with every move."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("seats_by_table", "seats", ["table_id"])
    op.drop_index("tables_by_phase", "tables")
    op.create_index("tables_by_phase", "tables", ["phase"])
