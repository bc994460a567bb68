import { useEffect, useMemo, useRef } from 'react';
import type { Answers } from '../../core/form/form-definition.ts';
import { cleanAnswers } from '../answers/clean-answers.ts';
import { writeDraft } from './draft-text.ts';
import type { FormDraft } from './draft-text.ts';
import type { LoadedForm } from '../loaded-form.ts';
import type { StoredUpload } from '../uploads/stored-upload.ts';

const savePauseMs = 300;

/**
 * Saves drafts: shortly after each pause in typing, and at once when the visitor leaves the page. Passwords
 * are not saved; files are stored separately.
 * @param begun the prefilled beginnings of answers
 */
export function useDraft({ definition, files, local }: LoadedForm, begun: Answers) {
  const current = useRef<Partial<Omit<FormDraft, 'begun' | 'at'>> & { timer?: number }>({});
  const draft = useMemo(() => {
    const flush = () => {
      const { key, answers, isWaiting, uploads, timer } = current.current;
      clearTimeout(timer);
      delete current.current.timer;
      if (!key || !answers) return;
      const stored = cleanAnswers(answers, [...files, ...local]);
      writeDraft(definition.id, {
        answers: stored,
        begun,
        key,
        at: Date.now(),
        ...(isWaiting && { isWaiting }),
        ...(uploads && { uploads }),
      });
    };
    return {
      flush,
      /** Continues a draft of an earlier visit. */
      resume: ({ key, answers, isWaiting, uploads }: FormDraft) => {
        current.current = { key, answers, ...(isWaiting && { isWaiting }), ...(uploads && { uploads }) };
      },
      save: (answers: Answers) => {
        current.current.key ??= newKey();
        current.current.answers = answers;
        // A form may set defaults while the server renders it, without storage.
        if (typeof window === 'undefined') return;
        clearTimeout(current.current.timer);
        current.current.timer = window.setTimeout(flush, savePauseMs);
      },
      /** The key of these answers. If nothing was typed before, the key is created here. */
      key: () => (current.current.key ??= newKey()),
      /** Creates a new key, so that the answers become a second submission. */
      renew: () => {
        current.current.key = newKey();
        flush();
      },
      /** The upload in progress for a question's file. */
      storedUpload: (question: string) => current.current.uploads?.[question],
      keepUpload: (question: string, upload: StoredUpload | undefined) => {
        current.current.uploads = { ...current.current.uploads, [question]: upload };
        flush();
      },
      wait: (isWaiting: boolean, answers: Answers) => {
        current.current.key ??= newKey();
        current.current = { ...current.current, answers, isWaiting };
        flush();
      },
      removeStored: () => {
        clearTimeout(current.current.timer);
        current.current = {};
      },
    };
  }, [definition.id, files, local, begun]);
  useEffect(() => {
    const flushPending = () => {
      if (current.current.timer !== undefined) draft.flush();
    };
    addEventListener('pagehide', flushPending);
    document.addEventListener('visibilitychange', flushPending);
    return () => {
      removeEventListener('pagehide', flushPending);
      document.removeEventListener('visibilitychange', flushPending);
    };
  }, [draft]);
  return draft;
}

/** A unique key. On insecure pages, browsers have no randomUUID. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const digits = bytes.map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
