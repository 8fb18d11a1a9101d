-- What readers say is wrong on a page. `contact` and `client_window` are emptied after ninety days; the words stay.
CREATE TABLE mistakes (
  id TEXT PRIMARY KEY,
  page TEXT NOT NULL,
  text TEXT NOT NULL,
  -- An address for the answer, in lower case; empty when none was given.
  contact TEXT NOT NULL DEFAULT '',
  -- Who asked, hashed together with the ten minutes in which that was: only for counting.
  client_window TEXT NOT NULL,
  reported_at_s INTEGER NOT NULL,
  -- When the operators' mail left.
  mailed_at_s INTEGER
) WITHOUT ROWID;
CREATE INDEX mistakes_by_client ON mistakes (client_window);
CREATE INDEX mistakes_by_time ON mistakes (reported_at_s);
