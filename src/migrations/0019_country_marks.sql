-- Countries that somebody has been to, or wants to go to; both may be true.
CREATE TABLE country_marks (
  owner TEXT NOT NULL,
  -- Address of the country's page.
  country TEXT NOT NULL,
  mark TEXT NOT NULL CHECK (mark IN ('been', 'want')),
  marked_at_s INTEGER NOT NULL,
  PRIMARY KEY (owner, country, mark)
) WITHOUT ROWID;
