"""When the server has something to do at a table, if nothing has happened until then, stands in its row."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN deadline TO due_at")
    op.execute("""
        UPDATE tables SET due_at = CASE
            WHEN phase IN ('over', 'closed') THEN 0
            WHEN due_at > 0 THEN due_at + 1000
            WHEN phase IN ('playing', 'full') AND waits_for = '' THEN changed_at + 5000
            WHEN phase IN ('playing', 'paused') THEN changed_at + 5184000000
            ELSE changed_at + 172800000
        END
    """)
