-- Which of the search tables is in use. They are made from the compiled catalogue by `npm run search`, never migrated
-- and never edited: each filling writes tables of its own, named after its generation, and this row turns to them when
-- they are whole (docs/adr/0011-search-in-d1.md).
CREATE TABLE search_index (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  generation INTEGER NOT NULL,
  -- Hash over the documents and the shape of the tables: the same content is not filled twice.
  version TEXT NOT NULL,
  -- Ids up to this one are of pages with a text of their own.
  weighty_until INTEGER NOT NULL,
  -- JSON: how many documents there are of each facet.
  facets TEXT NOT NULL
);
