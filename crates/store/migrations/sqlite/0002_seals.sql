-- How a table stood at one of its versions, as a fingerprint: told again by the same rules, it must
-- stand so again.
ALTER TABLE tables ADD COLUMN seal_version BIGINT;
ALTER TABLE tables ADD COLUMN seal TEXT;
