import type { Generated } from 'kysely';

/** The tables of the store as rows are read and written; migrations.ts creates them. */
export interface Tables {
  submissions: SubmissionRow;
  files: FileRow;
  deliveries: DeliveryRow;
  notes: NoteRow;
}

/** The table of submissions. */
export interface SubmissionRow {
  /** The order of arrival, independent of the clock. */
  seq: Generated<number>;
  id: string;
  /** The visitor's reference: ABCD-1234. */
  reference: string;
  /** The form's id. */
  form: string;
  form_version: string;
  /** The key of the draft, from the browser; null for a form posted without JavaScript. */
  key: string | null;
  /** SHA-256 of answers and files; null after erasing. */
  body_hash: string | null;
  /** ISO 8601, UTC. */
  received_at: string;
  state: 'new' | 'quarantined' | 'erased';
  /**
   * The reasons for quarantine: honeypot, rate, and the network code ("network A1B2C3"); separated by commas. Earlier
   * versions also used too-fast.
   */
  reason: string | null;
  /** The answers as JSON; null after erasing. */
  data: string | null;
  /** The time of erasing. */
  erased_at: string | null;
  /** The language code of the form's page; null for the site's main language. */
  language: string | null;
  /** The time of the answer, if the owner has recorded it. */
  answered_at: string | null;
}

/** The table of files, which belong to submissions. */
export interface FileRow {
  id: string;
  submission_id: string;
  /** The name of the question that the file answers. */
  field: string;
  /** The visitor's name for the file, as text. */
  original_name: string;
  /** The path below uploads/ in the data folder. */
  stored_name: string;
  bytes: number;
  sha256: string;
  /** pdf, docx …: the verified format. */
  format: string;
}

/** The table of deliveries: the outbox of mails and webhooks. */
export interface DeliveryRow {
  id: string;
  submission_id: string;
  channel: Channel;
  state: 'pending' | 'sent' | 'failed';
  attempts: Generated<number>;
  /** The time of the next attempt: ISO 8601, UTC. */
  next_at: string;
  last_error: string | null;
  /** The code of the last error, without personal data: "smtp 550", ECONNREFUSED. */
  last_code: string | null;
  /** The same id in all attempts, so that the receiver recognises a repeated message. */
  message_id: string;
  created_at: string;
  sent_at: string | null;
}

/** The channels of deliveries. */
export type Channel = 'email' | 'receipt' | 'webhook';

/** A note of the server about its own work. */
export interface NoteRow {
  name: string;
  value: string;
  /** ISO 8601, UTC. */
  at: string;
}
