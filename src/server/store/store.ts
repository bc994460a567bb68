import type { Insertable } from 'kysely';
import type { Delivery, SelectedSubmission, SubmissionRecord } from './records.ts';
import type { Channel, DeliveryRow, FileRow } from './tables.ts';

/**
 * The operations of a store of submissions, on any database. All are asynchronous, with a timeout.
 * - A change is completely on disk when its promise resolves. If it rejects with a StoreRequestError, nothing has
 * changed, unless it timed out meanwhile: then only a repeated request can show the result.
 * - Several servers and the owner's command may use the same store concurrently.
 * - Times are texts in ISO 8601, UTC. The store has neither a clock nor random numbers.
 * Files are in a file store (files/); this one has only their names.
 */
export interface Store {
  /** Stores a submission with its files and deliveries, unless it exists already. */
  add(submission: NewSubmission): Promise<AddResult>;
  /** The files with these stored names that belong to a submission. */
  filesNamed(storedNames: readonly string[]): Promise<FileRow[]>;
  /** The status of the submission with this reference; undefined if the form has none. */
  findStatus(form: string, reference: string): Promise<Status | undefined>;

  /**
   * Claims the delivery that has been due for longest, of a submission that is not quarantined, and counts the
   * attempt in advance. No other worker gets it until the claim ends.
   */
  claimDue(claim: DeliveryClaim): Promise<Delivery | undefined>;
  /** Extends claims. */
  renewClaims(ids: readonly string[], until: string): Promise<void>;
  /** Records that the receiver has acknowledged a delivery. */
  markSent(id: string, at: string): Promise<void>;
  /** Records why an attempt failed, and when the next one is due; without a time the delivery has failed. */
  markFailed(id: string, reason: FailureReason, next: string | undefined): Promise<void>;

  /** A submission by id; undefined if there is none. */
  record(id: string): Promise<SubmissionRecord | undefined>;
  /** A submission by reference; undefined if there is none. */
  recordByReference(reference: string): Promise<SubmissionRecord | undefined>;
  /** The references of all submissions. */
  references(): Promise<string[]>;
  /** The ids of all forms with submissions. */
  forms(): Promise<string[]>;
  /** The newest submissions that match a filter, and the number of all matches. */
  newest(filter: Filter, limit: number): Promise<{ records: SubmissionRecord[]; count: number }>;
  /** The submissions after one, oldest first, without erased ones. */
  recordsAfter(seq: number, form: string | undefined, limit: number): Promise<SubmissionRecord[]>;
  /** The files of all submissions, each with its submission's reference. */
  storedFiles(): Promise<{ stored_name: string; reference: string }[]>;

  /** All submissions after one, erased ones included, each in a consistent state; oldest first. */
  allAfter(seq: number, limit: number): Promise<SubmissionRecord[]>;
  /** Writes submissions of another store unchanged, replacing those with the same ids. */
  put(records: readonly SubmissionRecord[]): Promise<void>;
  /** All notes by name. */
  notes(): Promise<NamedNote[]>;

  /** The figures of the store, without personal data. */
  figures(): Promise<Figures>;
  /** The server's note of this name; undefined if there is none. */
  note(name: string): Promise<ServerNote | undefined>;
  /** Replaces a note. */
  setNote(name: string, note: ServerNote): Promise<void>;
  /**
   * Writes a note unless the existing one has the same value or time: of several servers, only one succeeds.
   * @returns whether it was written
   */
  claimNote(name: string, note: ServerNote): Promise<boolean>;
  /** The number of submissions older than the limit of their form, without erased ones. */
  countBefore(limits: readonly { form: string; before: string }[]): Promise<number>;
  /** The number of submissions per form in a period, without erased ones. */
  receivedBetween(since: string, until: string): Promise<{ form: string; count: number }[]>;

  /**
   * Makes the undelivered parts of a submission due now, as if they had never been tried, and adds
   * deliveries.
   */
  restart(id: string, at: string, added: readonly NewDelivery[]): Promise<void>;
  /** Makes all failed deliveries due now, except those of erased submissions. @returns their number */
  restartFailed(at: string): Promise<number>;
  /** Records that a submission was answered. */
  markAnswered(id: string, at: string): Promise<void>;
  /** Releases a submission from quarantine, and adds deliveries. */
  release(id: string, added: readonly NewDelivery[]): Promise<void>;
  /** Erases a person's data: answers, names of files, open deliveries. The row of the submission stays. */
  erase(id: string, at: string): Promise<void>;
  /** Removes every byte of erased data from the store's own files. May take minutes. */
  purge(): Promise<void>;

  /** Whether the store does not answer, for example because of a blocked disk; a locked store does answer. */
  isHung(): boolean;
  /** Completes requests in progress; later ones are refused. */
  close(): Promise<void>;
}

/** A new submission. */
export interface NewSubmission {
  row: Omit<SelectedSubmission, 'seq' | 'erased_at' | 'answered_at' | 'state'> & {
    state: StoredSubmission['state'];
  };
  files: readonly FileRow[];
  deliveries: readonly NewDelivery[];
  /**
   * The address of the planned receipt, and the forms whose receipts count for its limits. The receipt is
   * dropped if a limit is reached.
   */
  receipt?: { to: string; forms: readonly string[] } | undefined;
  /** The time from which equal answers without a key are the same submission. */
  since: string;
}

/** The facts of a submission that a visitor may look up by reference: times in ISO 8601. */
export interface Status {
  receivedAt: string;
  /** Undefined if the owner has not marked it as answered. */
  answeredAt?: string;
}

/** A row of the table of deliveries, as inserted. */
export type NewDelivery = Insertable<DeliveryRow>;

/**
 * The result of adding: stored; repeated, with the earlier submission; refused, because its key was used for
 * other answers; or its reference exists already.
 */
export type AddResult =
  | { outcome: 'stored' | 'repeated'; submission: StoredSubmission; files: FileRow[] }
  | { outcome: 'other answers' }
  | { outcome: 'reference taken' };

/** The facts about a submission that its visitor's receipt needs. */
export interface StoredSubmission {
  id: string;
  reference: string;
  state: 'new' | 'quarantined';
}

/** A request for a delivery. */
export interface DeliveryClaim {
  channels: readonly Channel[];
  /** Deliveries in progress in the calling process. */
  held: readonly string[];
  /** Deliveries are due if they were planned up to this time. */
  now: string;
  /** Deliveries planned after this time are due too: no pause is so long, so the clock was set back. */
  farthest: string;
  /** The end of the claim, unless it is renewed. */
  until: string;
}

/** Selects submissions: of a form, in a state; or not erased and with a delivery in a state. */
export interface Filter {
  form?: string | undefined;
  state?: SelectedSubmission['state'] | undefined;
  delivery?: Delivery['state'] | undefined;
}

/** The numbers for monitoring and for the owner's overview. */
export interface Figures {
  submissions: {
    form: string;
    state: SelectedSubmission['state'];
    count: number;
    /** The time of the newest. */
    newest: string;
  }[];
  outbox: {
    /** Deliveries waiting for their next attempt. */
    waiting: number;
    /** The time of the oldest, without deferred receipts (4xx). */
    oldest: string | undefined;
    /** The number of those that the mail server has refused permanently (5xx), which are still retried. */
    refused: number;
    /** Deliveries to the owner that have failed permanently, without those of erased submissions. */
    failed: number;
    /** The time at which the newest of these deliveries was last tried, or at most a minute later. */
    newestFailed: string | undefined;
  };
}

/** The reason why a delivery failed. */
export interface FailureReason {
  /** For the owner; may contain an address. */
  message: string;
  /** A code without personal data. */
  code: string;
}

/** A note with its name, for copies of a store. */
export interface NamedNote extends ServerNote {
  name: string;
}

/** A note of the server about its own work; without personal data. */
export interface ServerNote {
  value: string;
  at: string;
}
