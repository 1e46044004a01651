-- Whether a table was made for practice, where everything can be taken back. It stays so for ever.
ALTER TABLE tables ADD COLUMN practice BOOLEAN NOT NULL DEFAULT FALSE;
