-- What visitors did who allowed measuring: no identifier, no address, no query. Kept 90 days (src/measuring/event-store.ts).
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  received_at_s INTEGER NOT NULL,
  name TEXT NOT NULL,
  path TEXT NOT NULL,
  detail TEXT NOT NULL,
  amount REAL NOT NULL,
  payload TEXT NOT NULL
);
CREATE INDEX events_by_name ON events (name, received_at_s);
CREATE INDEX events_by_age ON events (received_at_s);
