-- Changes of saves that a device made without a network and sent later, so that each is applied once.
CREATE TABLE applied_changes (
  change_id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL,
  change_key TEXT NOT NULL,
  applied_at_s INTEGER NOT NULL,
  UNIQUE (owner, change_key)
);
CREATE INDEX applied_changes_by_age ON applied_changes (applied_at_s);
