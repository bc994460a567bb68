/**
 * The steps that create the database; its `user_version` is the number of applied steps. A released step
 * never changes: new ones are appended.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE submissions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    form_version TEXT NOT NULL,
    key TEXT,
    body_hash TEXT,
    received_at TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'quarantined', 'erased')),
    reason TEXT,
    data TEXT,
    UNIQUE (form, key)
  ) STRICT;
  CREATE INDEX submissions_by_body ON submissions (form, body_hash, received_at);
  CREATE TABLE files (
    id TEXT PRIMARY KEY NOT NULL,
    submission_id TEXT NOT NULL REFERENCES submissions (id),
    field TEXT NOT NULL,
    original_name TEXT NOT NULL,
    stored_name TEXT NOT NULL UNIQUE,
    bytes INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    format TEXT NOT NULL
  ) STRICT;
  CREATE INDEX files_by_submission ON files (submission_id);
  CREATE TABLE deliveries (
    id TEXT PRIMARY KEY NOT NULL,
    submission_id TEXT NOT NULL REFERENCES submissions (id),
    channel TEXT NOT NULL CHECK (channel IN ('email', 'receipt', 'webhook')),
    state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at TEXT NOT NULL,
    last_error TEXT,
    message_id TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    sent_at TEXT
  ) STRICT;
  CREATE INDEX deliveries_due ON deliveries (state, next_at);
  CREATE INDEX deliveries_by_submission ON deliveries (submission_id);
  `,
  `ALTER TABLE submissions ADD COLUMN erased_at TEXT`,
  `
  CREATE TABLE notes (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL, at TEXT NOT NULL) STRICT;
  ALTER TABLE deliveries ADD COLUMN last_code TEXT;
  CREATE INDEX submissions_by_state ON submissions (form, state, received_at);
  `,
  `
  ALTER TABLE submissions ADD COLUMN language TEXT;
  ALTER TABLE submissions ADD COLUMN answered_at TEXT;
  `,
];
