-- When each job ran last, for the operator's health check.
CREATE TABLE job_runs (
  job TEXT PRIMARY KEY,
  ran_at_s INTEGER NOT NULL,
  -- What came of it, in a few words.
  outcome TEXT NOT NULL
) WITHOUT ROWID;

-- Mails that were given up: refused for good, or tried too often. No address and no token: a mail that is tried again is
-- made anew. Purged after ninety days.
CREATE TABLE dead_letters (
  id TEXT PRIMARY KEY,
  -- Null when the message was none of ours.
  subscriber_id TEXT,
  reason TEXT NOT NULL,
  died_at_s INTEGER NOT NULL,
  -- Set by the operator's command; the worker takes it from there.
  replay_at_s INTEGER
) WITHOUT ROWID;
CREATE INDEX dead_letters_by_age ON dead_letters (died_at_s);
CREATE INDEX dead_letters_to_replay ON dead_letters (replay_at_s) WHERE replay_at_s IS NOT NULL;

-- Purges find what is old without looking at the rest.
CREATE INDEX newsletter_tokens_by_age ON newsletter_tokens (confirms_until_s);
CREATE INDEX newsletter_mails_by_age ON newsletter_mails (claimed_at_s);
CREATE INDEX newsletter_subscribers_by_end ON newsletter_subscribers (ended_at_s) WHERE ended_at_s IS NOT NULL;
