-- Who reported, more widely than client_window: the network (/48 or /24) hashed together with the hour. Only for counting;
-- emptied after ninety days as well.
ALTER TABLE mistakes ADD COLUMN network_window TEXT NOT NULL DEFAULT '';
CREATE INDEX mistakes_by_network ON mistakes (network_window) WHERE network_window <> '';
