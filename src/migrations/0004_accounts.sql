-- What a visitor chose. No row: nothing yet. Of no more use: wants_newsletter (newsletter_subscribers says who gets
-- it), allows_measurement and allows_advertising (each browser keeps its own in the cookie `consent`).
CREATE TABLE account_settings (
  owner TEXT PRIMARY KEY,
  nickname TEXT,
  wants_newsletter INTEGER NOT NULL DEFAULT 0,
  allows_measurement INTEGER NOT NULL DEFAULT 0,
  allows_advertising INTEGER NOT NULL DEFAULT 0,
  changed_at_s INTEGER NOT NULL
) WITHOUT ROWID;

-- Sessions by account, to be shown to their owner. The records themselves are in KV.
CREATE TABLE account_sessions (
  session_hash TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  device TEXT NOT NULL,
  created_at_s INTEGER NOT NULL,
  seen_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX account_sessions_by_owner ON account_sessions (owner);
CREATE INDEX account_sessions_by_age ON account_sessions (created_at_s);

-- Every session of the account that began before this moment is over, listed above or not. Kept until all such
-- sessions would have ended by themselves.
CREATE TABLE sessions_not_before (
  owner TEXT PRIMARY KEY,
  not_before_s INTEGER NOT NULL
) WITHOUT ROWID;
