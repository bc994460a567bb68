import type { Answers } from '../../core/form/form-definition.ts';
import { withoutBegun } from '../answers/without-begun.ts';
import type { KeptUpload } from '../uploads/kept-upload.ts';

/** What was typed into a form and not sent yet. */
export interface Draft {
  answers: Answers;
  /** What stood in the form before anybody had written: an answer that is still the same was not written. */
  begun?: Answers;
  /** Made with the draft: however often it is sent, it is stored once. */
  key: string;
  /** When it was changed last, in milliseconds. */
  at: number;
  /** It was sent while there was no connection, and is to be sent once there is one. */
  isWaiting?: boolean;
  /** Files that are sent ahead, by question. */
  uploads?: Record<string, KeptUpload | undefined>;
}

const lifetime = 7 * 24 * 60 * 60 * 1000;
const prefix = 'draft:';

/** The draft of a form, unless it is older than seven days. Storage may be switched off: then there is none. */
export function readDraft(form: string, now = Date.now()): Draft | undefined {
  dropOld(now);
  return readEntry<Draft>(prefix + form);
}

/** The answers of a draft that its visitor has written. What waits to be sent was meant as it is. */
export function writtenIn({ answers, begun, isWaiting }: Draft): Answers {
  return isWaiting ? answers : withoutBegun(answers, begun);
}

export function writeDraft(form: string, draft: Draft): void {
  writeEntry(prefix + form, draft);
}

export function removeDraft(form: string): void {
  withStorage((storage) => storage.removeItem(prefix + form));
}

/** Forms that were sent while there was no connection. */
export function waitingForms(): string[] {
  return keys().flatMap((key) => (readEntry<Draft>(key)?.isWaiting ? [key.slice(prefix.length)] : []));
}

function dropOld(now: number): void {
  for (const key of keys()) {
    const draft = readEntry<Draft>(key);
    if (!draft || !(now - draft.at < lifetime)) withStorage((storage) => storage.removeItem(key));
  }
}

function keys(): string[] {
  return withStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];
}

function readEntry<T>(key: string): T | undefined {
  return withStorage((storage) => {
    const text = storage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  });
}

function writeEntry(key: string, value: unknown): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(value)));
}

/** Storage that is full, forbidden or broken is as good as none: the form works without drafts. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
