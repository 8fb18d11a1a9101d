-- Alerts that were published at the desk. What is on, or to come, is also in the settings store, where pages read it.
CREATE TABLE alerts (
  id TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  start_s INTEGER,
  end_s INTEGER,
  -- What the operator chose: 'all', 'continent africa' or 'country /destinations/fiji', and what it is called.
  place TEXT NOT NULL,
  place_name TEXT NOT NULL,
  -- JSON: paths below which pages show it. Null: all pages.
  under TEXT,
  published_at_s INTEGER NOT NULL,
  published_by TEXT NOT NULL,
  -- Set when somebody ended it before its time.
  ended_at_s INTEGER
) WITHOUT ROWID;
CREATE INDEX alerts_by_time ON alerts (published_at_s);
