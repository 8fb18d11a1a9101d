-- How much an account changes its saves: one row per account with changes.
CREATE TABLE save_accounts (
  owner TEXT PRIMARY KEY,
  -- Counts the transactions that changed saves: what was read at a revision is current while the revision is the same.
  revision INTEGER NOT NULL,
  changed_at_s INTEGER NOT NULL,
  -- Changes on the day (UTC) of changed_at_s.
  changes INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX save_accounts_by_age ON save_accounts (changed_at_s);
