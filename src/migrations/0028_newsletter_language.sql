-- The language of the page where the subscriber signed up, as a BCP 47 tag: mails and the pages behind their links are in
-- it. A worker of before this migration neither reads nor writes it.
ALTER TABLE newsletter_subscribers ADD COLUMN language TEXT NOT NULL DEFAULT 'en'
  CHECK (language IN ('en', 'de', 'fr', 'es', 'it', 'cs'));
