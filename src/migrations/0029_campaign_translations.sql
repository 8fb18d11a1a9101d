-- A campaign in one language besides English: subscribers of that language get it instead. A worker of before this
-- migration neither reads nor writes it, and sends the English campaign to all.
CREATE TABLE letter_translations (
  letter_id TEXT NOT NULL,
  -- A BCP 47 tag, as in newsletter_subscribers.
  language TEXT NOT NULL CHECK (language IN ('de', 'fr', 'es', 'it', 'cs')),
  subject TEXT NOT NULL,
  preheader TEXT NOT NULL,
  -- Markdown.
  body TEXT NOT NULL,
  -- JSON as in letters; null until the campaign is scheduled.
  frozen TEXT,
  PRIMARY KEY (letter_id, language)
) WITHOUT ROWID;
