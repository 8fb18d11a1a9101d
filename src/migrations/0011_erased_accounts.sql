-- Keys of accounts that were deleted, for as long as a database can be set back to a time before: what comes back with it is
-- erased again (docs/operations.md). Rows go after thirty days.
CREATE TABLE erased_accounts (
  key TEXT PRIMARY KEY,
  erased_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX erased_accounts_by_age ON erased_accounts (erased_at_s);
