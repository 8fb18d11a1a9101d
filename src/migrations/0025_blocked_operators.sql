-- Entries of OPERATORS that are shut out of the admin at once, without a deployment. An entry is an address in lower
-- case or a subject, as OPERATORS names it.
CREATE TABLE blocked_operators (
  identity TEXT PRIMARY KEY,
  blocked_at_s INTEGER NOT NULL,
  blocked_by TEXT NOT NULL
) WITHOUT ROWID;
