-- Where a table was begun: here, or elsewhere, from where it came as a record. It stays so for ever.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT 'here'
    CHECK (origin IN ('here', 'elsewhere'));
