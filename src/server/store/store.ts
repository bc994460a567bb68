import type { Insertable } from 'kysely';
import type { Delivery, Submission, SubmissionRecord } from './records.ts';
import type { Channel, DeliveryRow, FileRow } from './tables.ts';

/**
 * What is asked of a store of submissions, wherever it keeps them. Every request is answered later, and in a time that
 * is bounded: whoever waits for the store does not wait for ever.
 *
 * - What changes something is on the disk, whole, when its promise is fulfilled; one that is rejected with a StoreFault
 *   has changed nothing, unless the store was given up on in the middle of it: then the same request once more tells.
 * - Several servers and the owner's command may use the same store at the same time.
 * - Moments are texts in ISO 8601, UTC. The store has no clock and no chance of its own.
 *
 * The files are in a file store (files/); this one has only their names.
 */
export interface Store {
  /** Keeps a submission with its files and deliveries, unless it is there already. */
  add(submission: NewSubmission): Promise<Added>;
  /** The files with these stored names that belong to a submission. */
  filesNamed(storedNames: readonly string[]): Promise<FileRow[]>;
  /** How it stands with the submission with this reference; `undefined` where the form has none. */
  statusOf(form: string, reference: string): Promise<Status | undefined>;

  /**
   * Takes the delivery of a submission out of quarantine that has been due for longest, and counts the attempt before
   * it is made. Nobody else gets it until the claim ends.
   */
  claimDue(claim: Claim): Promise<Delivery | undefined>;
  /** Lets claims end later. */
  renewClaims(ids: readonly string[], until: string): Promise<void>;
  /** Notes that the receiver has acknowledged a delivery. */
  markSent(id: string, at: string): Promise<void>;
  /** Notes why an attempt failed, and when the next one is due; without a moment the delivery has failed. */
  markFailed(id: string, reason: FailureReason, next: string | undefined): Promise<void>;

  /** A submission by its id; nothing where there is none. */
  record(id: string): Promise<SubmissionRecord | undefined>;
  /** A submission by its reference; nothing where there is none. */
  recordByReference(reference: string): Promise<SubmissionRecord | undefined>;
  /** The references of all submissions. */
  references(): Promise<string[]>;
  /** The ids of all forms of which there are submissions. */
  forms(): Promise<string[]>;
  /** The newest submissions that a filter lets through, and how many it lets through in all. */
  newest(filter: Filter, limit: number): Promise<{ records: SubmissionRecord[]; count: number }>;
  /** The submissions that arrived after one, the oldest first, without those that were erased. */
  recordsAfter(seq: number, form: string | undefined, limit: number): Promise<SubmissionRecord[]>;
  /** The files of all submissions, each with the reference of its own. */
  keptFiles(): Promise<{ stored_name: string; reference: string }[]>;

  /** All submissions after one, those that were erased too, each as it is at one moment; the oldest first. */
  allAfter(seq: number, limit: number): Promise<SubmissionRecord[]>;
  /** Writes submissions of another store as they are there, in the place of what has their ids. */
  put(records: readonly SubmissionRecord[]): Promise<void>;
  /** All notes, by their names. */
  notes(): Promise<NamedNote[]>;

  /** What the store holds, in numbers: nothing of any person. */
  figures(): Promise<Figures>;
  /** What the server has noted of its own doings under a name; nothing where it has not. */
  note(name: string): Promise<Note | undefined>;
  /** Writes a note in the place of the one before. */
  setNote(name: string, note: Note): Promise<void>;
  /**
   * Writes a note unless the one before has the same value or the same moment: of several servers, one writes it.
   * @returns whether it was written
   */
  claimNote(name: string, note: Note): Promise<boolean>;
  /** How many submissions were received before the moment of their form, without those that were erased. */
  countBefore(limits: readonly { form: string; before: string }[]): Promise<number>;
  /** How many submissions of each form were received from one moment to another, without those that were erased. */
  receivedBetween(since: string, until: string): Promise<{ form: string; count: number }[]>;

  /** Makes what is not delivered of a submission due now, as if it was never tried, and adds deliveries. */
  restart(id: string, at: string, added: readonly NewDelivery[]): Promise<void>;
  /** The same with all deliveries that have failed, of submissions that are not erased. @returns how many there were */
  restartFailed(at: string): Promise<number>;
  /** Notes that somebody has answered a submission. */
  markAnswered(id: string, at: string): Promise<void>;
  /** Takes a submission out of quarantine, and adds deliveries. */
  release(id: string, added: readonly NewDelivery[]): Promise<void>;
  /** Erases what a person has sent: answers, names of files, open deliveries. That there was a submission stays. */
  erase(id: string, at: string): Promise<void>;
  /** Leaves no byte of what was erased where the store keeps its rows. It may take minutes. */
  purge(): Promise<void>;

  /** Whether it gives no answer just now, as where a disk hangs; one that another program holds does. */
  isHung(): boolean;
  /** Ends what is in progress; every later request is refused. */
  close(): Promise<void>;
}

/** A submission as it is taken in. */
export interface NewSubmission {
  row: Omit<Submission, 'seq' | 'erased_at' | 'answered_at' | 'state'> & { state: StoredSubmission['state'] };
  files: readonly FileRow[];
  deliveries: readonly NewDelivery[];
  /** To whom a receipt is planned, and of which forms there may be others; it is dropped where there were enough. */
  receipt?: { to: string; forms: readonly string[] } | undefined;
  /** Since when the same answers without a key are the same submission. */
  since: string;
}

/** What visitors may know of a submission by its reference: moments, as ISO 8601. */
export interface Status {
  receivedAt: string;
  /** Absent where the owner has noted no answer. */
  answeredAt?: string;
}

export type NewDelivery = Insertable<DeliveryRow>;

/**
 * What has become of a submission: it is stored; it was stored before, as the one that is given; its key was used for
 * other answers; or its reference is that of another.
 */
export type Added =
  | { outcome: 'stored' | 'repeated'; submission: StoredSubmission; files: FileRow[] }
  | { outcome: 'other answers' }
  | { outcome: 'reference taken' };

export interface StoredSubmission {
  id: string;
  reference: string;
  state: 'new' | 'quarantined';
}

/** What of the outbox is asked for. */
export interface Claim {
  channels: readonly Channel[];
  /** Deliveries that are in progress where the claim comes from. */
  held: readonly string[];
  /** Due is what is to be tried up to now … */
  now: string;
  /** … and later than this: no pause is so long, so the clock was set back. */
  farthest: string;
  /** When the claim ends, unless it is renewed. */
  until: string;
}

/** Which submissions are listed: of a form, in a state of their own, or not erased and with a delivery in one. */
export interface Filter {
  form?: string | undefined;
  state?: Submission['state'] | undefined;
  delivery?: Delivery['state'] | undefined;
}

export interface Figures {
  submissions: {
    form: string;
    state: Submission['state'];
    count: number;
    /** When the newest of them was received. */
    newest: string;
  }[];
  outbox: {
    /** Deliveries that wait for their next attempt. */
    waiting: number;
    /** When the oldest of them was planned, without receipts that the mail server puts off (4xx). */
    oldest: string | undefined;
    /** Those of them that the mail server has refused for good (5xx), and that are tried again all the same. */
    refused: number;
    /** Deliveries to the owner that were given up, without those of submissions that were erased. */
    failed: number;
    /** When the last of those was tried for the last time, or a minute later. */
    newestFailed: string | undefined;
  };
}

/** Why a delivery failed. */
export interface FailureReason {
  /** For the owner; it may hold an address. */
  message: string;
  /** A word without personal data. */
  code: string;
}

/** A note with its name. */
export interface NamedNote extends Note {
  name: string;
}

/** Something that the server remembers of its own doings; it holds nothing of any person. */
export interface Note {
  value: string;
  at: string;
}
