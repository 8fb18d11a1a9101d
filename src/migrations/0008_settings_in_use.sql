-- Who gets the newsletter is in newsletter_subscribers; each browser keeps its own choice about measuring in the
-- cookie `consent`.
-- contracts: 0006_newsletter.sql
ALTER TABLE account_settings DROP COLUMN wants_newsletter;
ALTER TABLE account_settings DROP COLUMN allows_measurement;
ALTER TABLE account_settings DROP COLUMN allows_advertising;
