-- What became of what readers report: 'new', 'working', 'done' or 'dismissed'.
ALTER TABLE mistakes ADD COLUMN state TEXT NOT NULL DEFAULT 'new';
ALTER TABLE mistakes ADD COLUMN state_at_s INTEGER NOT NULL DEFAULT 0;
CREATE INDEX mistakes_by_state ON mistakes (state, reported_at_s);

-- What the desk means to do about a search, a page or a link. Purged a year after it was done.
CREATE TABLE desk_tasks (
  id TEXT PRIMARY KEY,
  -- 'search', 'page' or 'link'.
  kind TEXT NOT NULL,
  -- The words that were searched for, or an address.
  about TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new',
  made_at_s INTEGER NOT NULL,
  state_at_s INTEGER NOT NULL,
  UNIQUE (kind, about)
) WITHOUT ROWID;
CREATE INDEX desk_tasks_by_state ON desk_tasks (state, made_at_s);
CREATE INDEX desk_tasks_by_change ON desk_tasks (state_at_s);

-- What a search stands for that finds nothing by itself. The search reads a copy in the SETTINGS store.
CREATE TABLE search_aliases (
  -- Folded as queries are (client/search/matching/fold-text.ts).
  query TEXT PRIMARY KEY,
  means TEXT NOT NULL,
  made_at_s INTEGER NOT NULL
) WITHOUT ROWID;

-- What was decided about a cause of errors; the errors themselves are in the database of events. Purged after a year.
CREATE TABLE error_marks (
  fingerprint TEXT PRIMARY KEY,
  -- 'resolved' or 'muted'.
  state TEXT NOT NULL,
  at_s INTEGER NOT NULL,
  -- JSON: builds that had it then, for those are still open in browsers for a while.
  builds TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX error_marks_by_age ON error_marks (at_s);
