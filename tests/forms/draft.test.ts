import { beforeEach, expect, test, vi } from 'vitest';
import {
  readDraft,
  removeDraft,
  waitingForms,
  writeDraft,
  writtenAnswers,
} from '../../src/forms/draft/draft-text.ts';
import { newKey } from '../../src/forms/draft/use-draft.ts';
import { readSentNote, writeSentNote } from '../../src/forms/send/sent-note.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.now();

/** Storage as in browsers: entries are also properties. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

beforeEach(() => void vi.stubGlobal('localStorage', storage()));

test('a draft is stored for seven days, as are other entries', () => {
  writeDraft('contact', { answers: { Name: 'Asha' }, key: 'k1', at: now - 6.9 * day });
  writeDraft('quote', { answers: { Name: 'Old' }, key: 'k2', at: now - 7.1 * day });
  localStorage.setItem('motion', 'paused');
  expect(readDraft('contact', now)?.answers).toEqual({ Name: 'Asha' });
  expect(Object.keys(localStorage)).toEqual(['draft:contact', 'motion']);
  expect(readDraft('quote', now)).toBeUndefined();
  removeDraft('contact');
  expect(readDraft('contact', now)).toBeUndefined();
});

test('forms that wait for a connection are found', () => {
  writeDraft('contact', { answers: {}, key: 'k1', at: now });
  writeDraft('quote', { answers: {}, key: 'k2', at: now, isWaiting: true });
  expect(waitingForms()).toEqual(['quote']);
});

test('prefilled text does not count as an answer of the visitor', () => {
  const draft = {
    answers: { Name: 'Asha', Note: 'About law: ' },
    begun: { Note: 'About law: ' },
    key: 'k1',
    at: now,
  };
  expect(writtenAnswers(draft)).toEqual({ Name: 'Asha' });
  expect(writtenAnswers({ ...draft, isWaiting: true })).toEqual(draft.answers);
  const more = { ...draft.answers, Note: 'About law: a thesis' };
  expect(writtenAnswers({ ...draft, answers: more })).toEqual(more);
});

test('broken or forbidden storage counts as empty', () => {
  localStorage.setItem('draft:contact', '{');
  expect(readDraft('contact')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  writeDraft('contact', { answers: {}, key: 'k1', at: now });
  writeSentNote('contact', 'ABCD-1234');
  expect(readDraft('contact')).toBeUndefined();
  expect(readSentNote('contact')).toBeUndefined();
});

test('the reference of a sent form can be read for a week', () => {
  writeSentNote('contact', 'ABCD-1234');
  expect(readSentNote('contact')?.reference).toBe('ABCD-1234');
  expect(readSentNote('contact', Date.now() + 8 * day)).toBeUndefined();
  expect(readSentNote('contact')).toBeUndefined();
});

test('keys are created on insecure pages too', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newKey()).toMatch(uuid);
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(uuid);
});
