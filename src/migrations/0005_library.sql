-- eBooks that the shop granted. A customer is 'sub:' and the hashed subject of sessions, or 'email:' and the hash of an
-- address; no address is kept.
CREATE TABLE library_grants (
  customer TEXT NOT NULL,
  book_id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  title TEXT NOT NULL,
  -- Page of the place that the book is about, whose poster is its cover. Null: none.
  place_path TEXT,
  granted_at_s INTEGER NOT NULL,
  -- Set when the shop took it back; a grant that comes late does not bring it again.
  revoked_at_s INTEGER,
  PRIMARY KEY (customer, book_id, order_id)
) WITHOUT ROWID;

-- Messages of the shop that were dealt with: each counts once.
CREATE TABLE shop_messages (
  message_id TEXT PRIMARY KEY,
  received_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX shop_messages_by_age ON shop_messages (received_at_s);
