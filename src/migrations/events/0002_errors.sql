-- Errors of browsers and of the worker by cause, kept thirty days after they were last seen (src/measuring/errors). What
-- is kept is scrubbed before it comes here: no addresses of mail, no queries, no tokens.
CREATE TABLE error_groups (
  fingerprint TEXT PRIMARY KEY,
  -- 'browser' or 'worker'.
  side TEXT NOT NULL,
  title TEXT NOT NULL,
  times INTEGER NOT NULL,
  first_at_s INTEGER NOT NULL,
  last_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX error_groups_by_age ON error_groups (last_at_s);

CREATE TABLE error_days (
  fingerprint TEXT NOT NULL,
  -- Days since 1970.
  day INTEGER NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (fingerprint, day)
) WITHOUT ROWID;
CREATE INDEX error_days_by_age ON error_days (day);

-- Where it was seen: kind 'build', 'place' (data centre) or 'page' (pattern of the route, or a page).
CREATE TABLE error_facets (
  fingerprint TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  times INTEGER NOT NULL,
  last_at_s INTEGER NOT NULL,
  PRIMARY KEY (fingerprint, kind, value)
) WITHOUT ROWID;
CREATE INDEX error_facets_by_age ON error_facets (last_at_s);

-- A few of each, the newest, with their stack.
CREATE TABLE error_samples (
  id INTEGER PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  at_s INTEGER NOT NULL,
  -- JSON.
  sample TEXT NOT NULL
);
CREATE INDEX error_samples_by_cause ON error_samples (fingerprint, at_s);
CREATE INDEX error_samples_by_age ON error_samples (at_s);
