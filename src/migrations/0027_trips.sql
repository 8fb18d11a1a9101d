-- The index of trips: one row for each member of a trip. The trip itself is a Durable Object whose name is trip_id.
CREATE TABLE trips (
  owner TEXT NOT NULL,
  -- 128 random bits.
  trip_id TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
  -- What the list of trips shows; follows the object.
  name TEXT NOT NULL,
  starts_on TEXT,
  days INTEGER NOT NULL,
  stops INTEGER NOT NULL,
  changed_at_s INTEGER NOT NULL,
  joined_at_s INTEGER NOT NULL,
  PRIMARY KEY (owner, trip_id)
) WITHOUT ROWID;
CREATE INDEX trips_by_trip ON trips (trip_id);

-- Links that show a trip or let someone join it. Only the hash of a link is stored.
CREATE TABLE trip_links (
  token_hash TEXT PRIMARY KEY,
  trip_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('view', 'edit', 'calendar')),
  made_by TEXT NOT NULL,
  made_at_s INTEGER NOT NULL,
  ends_at_s INTEGER,
  -- Private fields that a view link shows, separated by spaces: references, costs.
  shows TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX trip_links_by_trip ON trip_links (trip_id);

-- Objects that still hold data of deleted accounts. An empty member erases the trip, another only this member of it.
CREATE TABLE trips_to_erase (
  trip_id TEXT NOT NULL,
  member TEXT NOT NULL DEFAULT '',
  since_s INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (trip_id, member)
) WITHOUT ROWID;
