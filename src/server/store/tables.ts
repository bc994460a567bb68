import type { Generated } from 'kysely';

/** The tables of the store, as rows are read and written; migrations.ts makes them. */
export interface Tables {
  submissions: SubmissionRow;
  files: FileRow;
  deliveries: DeliveryRow;
  notes: NoteRow;
}

export interface SubmissionRow {
  /** The order of arrival, whatever the clock said. */
  seq: Generated<number>;
  id: string;
  /** The visitor's reference: ABCD-1234. */
  reference: string;
  /** The form's id. */
  form: string;
  form_version: string;
  /** The key that the browser made with the draft; none for a form that was posted without JavaScript. */
  key: string | null;
  /** SHA-256 of the answers and files; none once they are erased. */
  body_hash: string | null;
  /** ISO 8601, UTC. */
  received_at: string;
  state: 'new' | 'quarantined' | 'erased';
  /** Why it is in quarantine: honeypot, rate, and the code of its network ("network A1B2C3"); joined by commas. Earlier versions knew too-fast. */
  reason: string | null;
  /** The answers as JSON; none once they are erased. */
  data: string | null;
  /** When the answers were erased. */
  erased_at: string | null;
  /** The code of the language of the page that it was sent from, where that is not the site’s own. */
  language: string | null;
  /** When somebody answered it, as far as the owner has noted it. */
  answered_at: string | null;
}

export interface FileRow {
  id: string;
  submission_id: string;
  /** The question that it answers. */
  field: string;
  /** The visitor's name for it, as text. */
  original_name: string;
  /** Its name below uploads/ in the data folder. */
  stored_name: string;
  bytes: number;
  sha256: string;
  /** pdf, docx …: what its content was checked to be. */
  format: string;
}

export interface DeliveryRow {
  id: string;
  submission_id: string;
  channel: Channel;
  state: 'pending' | 'sent' | 'failed';
  attempts: Generated<number>;
  /** ISO 8601, UTC: when it is tried next. */
  next_at: string;
  last_error: string | null;
  /** The last fault in a word without personal data: "smtp 550", ECONNREFUSED. */
  last_code: string | null;
  /** Stays the same over all attempts, so that the receiver recognises a repetition. */
  message_id: string;
  created_at: string;
  sent_at: string | null;
}

/** The ways in which a submission is delivered. */
export type Channel = 'email' | 'receipt' | 'webhook';

/** Something that the server remembers of its own doings. */
export interface NoteRow {
  name: string;
  value: string;
  /** ISO 8601, UTC. */
  at: string;
}
