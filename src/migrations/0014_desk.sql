-- What was done at the operators' desk: who, when, what. Purged after two years.
CREATE TABLE desk_audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at_s INTEGER NOT NULL,
  -- The account, and what it was called then.
  actor TEXT NOT NULL,
  actor_name TEXT NOT NULL,
  role TEXT NOT NULL,
  -- What was done, such as letter.send.
  action TEXT NOT NULL,
  -- To what: an id or an address. Empty: nothing of its own.
  target TEXT NOT NULL,
  -- In a few words.
  detail TEXT NOT NULL
);
CREATE INDEX desk_audit_by_time ON desk_audit (at_s);
