"""The tables of the database."""

import sqlalchemy as sql
from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, String, Table

schema = sql.MetaData()
tables = Table(
    "tables",
    schema,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("opened_by", String(40), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("waits_for", String(40), nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("free", Integer, nullable=False, server_default="0"),
    Column("origin", String(16), nullable=False, server_default=""),
    Index("tables_by_phase", "phase"),
    Index("tables_by_opener", "opened_by"),
)
seats = Table(
    "seats",
    schema,
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Index("seats_by_table", "table_id"),
)
events = Table(
    "events",
    schema,
    Column("table_id", String(40), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
archives = Table(
    "archives",
    schema,
    Column("table_id", String(40), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
guests = Table(
    "guests",
    schema,
    Column("id", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("silenced", Boolean, nullable=False),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
)
codes = Table(
    "codes",
    schema,
    Column("code_hash", String(64), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
notes = Table(
    "house",
    schema,
    Column("name", String(40), primary_key=True),
    Column("value", BigInteger, nullable=False),
)
