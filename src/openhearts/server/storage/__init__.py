"""The database: tables, migrations, the store of logs, and what is asked of them."""
