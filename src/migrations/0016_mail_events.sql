-- Messages of the mail service that were dealt with: each counts once.
CREATE TABLE mail_events (
  event_id TEXT PRIMARY KEY,
  received_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mail_events_by_age ON mail_events (received_at_s);

-- Soft bounces of a subscriber: three in a month, and the address is suppressed.
CREATE TABLE soft_bounces (
  event_id TEXT PRIMARY KEY,
  subscriber_id TEXT NOT NULL,
  bounced_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX soft_bounces_by_subscriber ON soft_bounces (subscriber_id, bounced_at_s);
CREATE INDEX soft_bounces_by_age ON soft_bounces (bounced_at_s);
