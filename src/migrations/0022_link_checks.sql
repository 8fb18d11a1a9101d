-- What came of asking for an address outside that pages of ours link to. One row for each address that some build had;
-- rows of addresses that no page holds any longer go.
CREATE TABLE link_checks (
  address TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  -- 'unasked', 'fine', 'doubtful' (failing for less than a day), 'broken', 'unchecked' (it may not be asked).
  state TEXT NOT NULL DEFAULT 'unasked',
  -- In a few words: '404', 'no answer'.
  reason TEXT NOT NULL DEFAULT '',
  -- Where it leads when it has moved for good; empty when it has not.
  moved_to TEXT NOT NULL DEFAULT '',
  failures INTEGER NOT NULL DEFAULT 0,
  failing_since_s INTEGER,
  checked_at_s INTEGER,
  next_at_s INTEGER NOT NULL DEFAULT 0,
  -- Somebody looked and knows better, such as of a site that refuses programs.
  is_accepted INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX link_checks_by_turn ON link_checks (next_at_s);
CREATE INDEX link_checks_by_state ON link_checks (state, host);
