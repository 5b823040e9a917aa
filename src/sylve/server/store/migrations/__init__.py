"""The history of the database's shape, one file per step in `versions`."""
