-- The same tables as in ../postgres; only the names of some types differ.

CREATE TABLE meta (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id              TEXT    NOT NULL PRIMARY KEY,
    game            TEXT    NOT NULL,
    rules_version   BIGINT  NOT NULL,
    options         TEXT    NOT NULL,
    setup_draws     TEXT    NOT NULL,
    start_position  TEXT,
    created_at      BIGINT  NOT NULL,
    -- What follows changes with every version.
    version         BIGINT  NOT NULL,
    touched_at      BIGINT  NOT NULL,
    status          TEXT    NOT NULL CHECK (status IN ('open', 'running', 'over')),
    waiting         BIGINT  NOT NULL,
    awaits_computer BOOLEAN NOT NULL
) WITHOUT ROWID;

-- Partial, so that they stay small however many games are stored.
CREATE INDEX tables_open ON tables (touched_at) WHERE status = 'open';
CREATE INDEX tables_awaiting_computer ON tables (id) WHERE awaits_computer;

CREATE TABLE seats (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    kind     TEXT   NOT NULL CHECK (kind IN ('person', 'hot', 'computer', 'nobody')),
    guest    TEXT,
    name     TEXT,
    player   TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX seats_of_guest ON seats (guest) WHERE guest IS NOT NULL;

-- The primary key lets a version be written once, whoever writes it.
CREATE TABLE log (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    kind     TEXT   NOT NULL CHECK (kind IN ('played', 'undo')),
    notation TEXT,
    draws    TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

-- A move in one statement: the log grows and the table moves on, or neither. A version that is not
-- the next one of its table belongs to no table, which the log refuses.
CREATE VIEW moves AS
    SELECT log.*, tables.status, tables.waiting, tables.awaits_computer
    FROM log JOIN tables ON tables.id = log.table_id;

CREATE TRIGGER store_move INSTEAD OF INSERT ON moves BEGIN
    INSERT INTO log (table_id, version, seat, kind, notation, draws, at) VALUES (
        (SELECT id FROM tables WHERE id = NEW.table_id AND version = NEW.version - 1),
        NEW.version, NEW.seat, NEW.kind, NEW.notation, NEW.draws, NEW.at
    );
    UPDATE tables SET version = NEW.version, touched_at = NEW.at, status = NEW.status,
        waiting = NEW.waiting, awaits_computer = NEW.awaits_computer
    WHERE id = NEW.table_id;
END;
