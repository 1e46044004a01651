-- The same tables as in ../sqlite; only the names of some types differ.

CREATE TABLE meta (
    name  TEXT NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

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
);

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
);

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
);
