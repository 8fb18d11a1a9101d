-- When the first mail of a campaign was accepted; null: no subscriber has it, so the archive does not show it.
ALTER TABLE letters ADD COLUMN published_at_s INTEGER;
-- When an operator withdrew it from the archive; null: not withdrawn.
ALTER TABLE letters ADD COLUMN withdrawn_at_s INTEGER;
UPDATE letters SET published_at_s = began_at_s WHERE began_at_s IS NOT NULL AND (status = 'sent'
  OR EXISTS (SELECT 1 FROM letter_deliveries d WHERE d.letter_id = letters.id AND d.state IN ('sent', 'unknown')));
