-- Whether whoever reads a shared list may read the note, too: its owner says so, note by note.
ALTER TABLE saved_items ADD COLUMN shows_note INTEGER NOT NULL DEFAULT 0;
-- When something was last put on the list: lists are offered in this order. Null: not since it was made.
ALTER TABLE save_lists ADD COLUMN used_at_s INTEGER;
