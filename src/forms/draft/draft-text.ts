import type { Answers } from '../../core/form/form-definition.ts';
import { withoutPrefilled } from '../answers/without-prefilled.ts';
import type { StoredUpload } from '../uploads/stored-upload.ts';

/** Answers that are not sent yet. */
export interface FormDraft {
  answers: Answers;
  /** The prefilled beginnings of answers: an answer that equals its beginning does not count as written. */
  begun?: Answers;
  /**
   * Created with the draft. The server stores one submission per key, even if the form is sent several times.
   */
  key: string;
  /** The time of the last change, in milliseconds. */
  at: number;
  /** The form was sent offline, and waits for a connection. */
  isWaiting?: boolean;
  /** Uploads in progress, by question. */
  uploads?: Record<string, StoredUpload | undefined>;
}

/** The time for which the browser stores drafts and notes of sent forms, in milliseconds: seven days. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;
const prefix = 'draft:';

/** The draft of a form, unless it is older than seven days; undefined if the browser has no storage. */
export function readDraft(form: string, now = Date.now()): FormDraft | undefined {
  dropOld(now);
  return readEntry<FormDraft>(prefix + form);
}

/**
 * The answers in a draft that the visitor has written. In a draft that waits to be sent, all answers count.
 */
export function writtenAnswers({ answers, begun, isWaiting }: FormDraft): Answers {
  return isWaiting ? answers : withoutPrefilled(answers, begun);
}

/** Stores the answers of a form in the browser. */
export function writeDraft(form: string, draft: FormDraft): void {
  writeEntry(prefix + form, draft);
}

/** Removes the stored answers of a form. */
export function removeDraft(form: string): void {
  withStorage((storage) => storage.removeItem(prefix + form));
}

/** The forms that were sent offline. */
export function waitingForms(): string[] {
  return draftKeys().flatMap((key) =>
    readEntry<FormDraft>(key)?.isWaiting ? [key.slice(prefix.length)] : [],
  );
}

function dropOld(now: number): void {
  for (const key of draftKeys()) {
    const draft = readEntry<FormDraft>(key);
    if (!draft || !(now - draft.at < draftLifetimeMs)) withStorage((storage) => storage.removeItem(key));
  }
}

function draftKeys(): string[] {
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

/**
 * Calls `work` with the storage. Storage that is full, forbidden or broken counts as missing: the form works
 * without drafts.
 */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
