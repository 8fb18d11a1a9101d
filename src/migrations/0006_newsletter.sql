-- Who asked for the letter, and when and where they agreed. The address is in lower case. A row is purged when it was
-- not confirmed in seven days, or thirty days after its owner left (docs/operations.md).
CREATE TABLE newsletter_subscribers (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
  source TEXT NOT NULL,
  form_name TEXT NOT NULL,
  form_type TEXT NOT NULL,
  consent_text TEXT NOT NULL,
  consented_at_s INTEGER NOT NULL,
  confirmed_at_s INTEGER,
  ended_at_s INTEGER,
  topics TEXT NOT NULL DEFAULT '',
  frequency TEXT NOT NULL DEFAULT 'weekly'
) WITHOUT ROWID;
CREATE INDEX newsletter_subscribers_by_status ON newsletter_subscribers (status, consented_at_s);

-- One row for each mail job that was allowed to send: the count for the limits of a mailbox, and the mark that a mail
-- left, so that no job sends twice.
CREATE TABLE newsletter_mails (
  job_id TEXT PRIMARY KEY,
  subscriber_id TEXT NOT NULL,
  mailbox_hash TEXT NOT NULL,
  claimed_at_s INTEGER NOT NULL,
  leased_until_s INTEGER NOT NULL,
  sent_at_s INTEGER
) WITHOUT ROWID;
CREATE INDEX newsletter_mails_by_mailbox ON newsletter_mails (mailbox_hash, claimed_at_s);
CREATE INDEX newsletter_mails_by_subscriber ON newsletter_mails (subscriber_id);

-- What the links in mails carry, hashed. A token confirms until `confirms_until_s`, and manages its subscription as long
-- as there is one.
CREATE TABLE newsletter_tokens (
  token_hash TEXT PRIMARY KEY,
  subscriber_id TEXT NOT NULL,
  confirms_until_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX newsletter_tokens_by_subscriber ON newsletter_tokens (subscriber_id);

-- Addresses that must never get a mail again, as SHA-256 (hexadecimal) of the address in lower case.
CREATE TABLE newsletter_suppressions (
  address_hash TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  since_s INTEGER NOT NULL
) WITHOUT ROWID;

-- Sign-ups in one window of time, of one client (hashed together with the window) or of the whole site.
CREATE TABLE newsletter_attempts (
  window_key TEXT PRIMARY KEY,
  attempts INTEGER NOT NULL,
  expires_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX newsletter_attempts_by_expiry ON newsletter_attempts (expires_at_s);
