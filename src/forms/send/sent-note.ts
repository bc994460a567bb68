import { draftLifetimeMs } from '../draft/draft-text.ts';

/** A note that a form was sent; it contains the reference for later. */
export interface SentNote {
  reference: string;
  /** The time of sending, in milliseconds. */
  at: number;
}

/** The note of a form that was sent recently; undefined if there is none. */
export function readSentNote(form: string, now = Date.now()): SentNote | undefined {
  try {
    const note = JSON.parse(localStorage.getItem(`sent:${form}`) ?? 'null') as SentNote | null;
    if (note && now - note.at < draftLifetimeMs) return note;
    if (note) localStorage.removeItem(`sent:${form}`);
  } catch {
    // Without storage there is no note.
  }
  return undefined;
}

/** Notes that a form was sent: a reload then shows the confirmation, and not an empty form. */
export function writeSentNote(form: string, reference: string): void {
  try {
    localStorage.setItem(`sent:${form}`, JSON.stringify({ reference, at: Date.now() } satisfies SentNote));
  } catch {
    // Without storage, only the message on the page contains the reference.
  }
}
