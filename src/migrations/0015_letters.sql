-- Letters that are written at the desk. What is sent is frozen when sending begins, so that everybody gets the same.
CREATE TABLE letters (
  id TEXT PRIMARY KEY,
  -- The last part of its address in the archive. Null until sending begins.
  slug TEXT UNIQUE,
  subject TEXT NOT NULL,
  preheader TEXT NOT NULL,
  -- Markdown.
  body TEXT NOT NULL,
  -- Slugs with commas between. Empty: everybody, whatever their topics.
  topics TEXT NOT NULL DEFAULT '',
  -- 'weekly' goes to those who want every letter; 'monthly' also to those who want one a month.
  frequency TEXT NOT NULL DEFAULT 'weekly' CHECK (frequency IN ('weekly', 'monthly')),
  pace_per_minute INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'cancelled', 'sent')),
  -- Counts changes: who saves an older one is told, and what was tested is known.
  version INTEGER NOT NULL DEFAULT 1,
  tested_version INTEGER NOT NULL DEFAULT 0,
  created_at_s INTEGER NOT NULL,
  changed_at_s INTEGER NOT NULL,
  due_at_s INTEGER,
  -- JSON: subject, html, text with a mark where the reader's token goes, and the archive's markup.
  frozen TEXT,
  began_at_s INTEGER,
  ended_at_s INTEGER,
  -- Counts beginnings and resumptions: messages of an earlier run do nothing.
  run INTEGER NOT NULL DEFAULT 0,
  -- How far the ledger below is filled: the last subscriber, and how many there are.
  filled_to TEXT NOT NULL DEFAULT '',
  filled_count INTEGER NOT NULL DEFAULT 0,
  is_filled INTEGER NOT NULL DEFAULT 0,
  -- Counts releases of batches into the queue, so that one chain of messages goes on and no second one beside it.
  release_tick INTEGER NOT NULL DEFAULT 0,
  released_at_s INTEGER NOT NULL DEFAULT 0,
  -- When the pace allows the next batch, in milliseconds.
  next_slot_ms INTEGER NOT NULL DEFAULT 0,
  -- Why the desk paused it by itself; empty when a person did.
  pause_reason TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX letters_by_status ON letters (status, due_at_s);
CREATE INDEX letters_by_change ON letters (changed_at_s);

-- The ledger: one row for each letter and subscriber. Whoever sends takes a row first, and nobody takes one that was sent.
CREATE TABLE letter_deliveries (
  letter_id TEXT NOT NULL,
  subscriber_id TEXT NOT NULL,
  -- Rows that one message of the queue is about.
  batch INTEGER NOT NULL,
  -- due; sending: taken until leased_until_s, or nobody knows what came of it; sent; skipped: no longer a subscriber;
  -- failed: refused for good or tried too often; unknown: perhaps sent, and the service cannot tell.
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'skipped', 'failed', 'unknown')),
  attempts INTEGER NOT NULL DEFAULT 0,
  taken_at_s INTEGER NOT NULL DEFAULT 0,
  leased_until_s INTEGER NOT NULL DEFAULT 0,
  -- Of the first attempt of which nobody knows what came.
  doubt_since_s INTEGER,
  settled_at_s INTEGER,
  reason TEXT NOT NULL DEFAULT '',
  -- What came back: 'hard', 'soft' or 'complaint'.
  returned TEXT,
  -- When the reader left by this letter's link.
  left_at_s INTEGER,
  PRIMARY KEY (letter_id, subscriber_id)
) WITHOUT ROWID;
CREATE INDEX letter_deliveries_by_batch ON letter_deliveries (letter_id, batch, state);
CREATE INDEX letter_deliveries_by_state ON letter_deliveries (letter_id, state);
CREATE INDEX letter_deliveries_by_subscriber ON letter_deliveries (subscriber_id, settled_at_s);
