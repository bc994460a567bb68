import type { NextSteps } from './what-next.tsx';

/** The sent answers as texts of the form, for a printed receipt. */
export interface SentSheet extends NextSteps {
  form: string;
  title: string;
  /** Milliseconds since 1970. */
  at: number;
  rows: [question: string, answer: string][];
}

/** The answers that this tab has sent under a reference; undefined if they are not stored any more. */
export function readSentSheet(reference: string): SentSheet | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(`receipt:${reference}`) ?? 'null') as SentSheet | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}
