-- What visitors keep. An account's first list is called 'main' and is made with its first save.
CREATE TABLE save_lists (
  owner TEXT NOT NULL,
  list_id TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Whoever knows this may read the list. Null: nobody but its owner.
  share_token TEXT UNIQUE,
  created_at_s INTEGER NOT NULL,
  -- Set for an hour or more before the row goes, so that removing can be undone.
  removed_at_s INTEGER,
  PRIMARY KEY (owner, list_id)
) WITHOUT ROWID;

CREATE TABLE saved_items (
  owner TEXT NOT NULL,
  list_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  path TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  position INTEGER NOT NULL,
  saved_at_s INTEGER NOT NULL,
  removed_at_s INTEGER,
  PRIMARY KEY (owner, list_id, path),
  FOREIGN KEY (owner, list_id) REFERENCES save_lists (owner, list_id) ON DELETE CASCADE
) WITHOUT ROWID;
