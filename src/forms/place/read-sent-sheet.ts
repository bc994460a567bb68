import type { Outlook } from './what-next.tsx';

/** What was sent, in the words of its form, so that a receipt can be printed of it. */
export interface SentSheet extends Outlook {
  form: string;
  title: string;
  /** Milliseconds since 1970. */
  at: number;
  rows: [question: string, answer: string][];
}

/** What this tab has sent under a reference; `undefined` where that is not known any more. */
export function readSentSheet(reference: string): SentSheet | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(`receipt:${reference}`) ?? 'null') as SentSheet | null) ?? undefined
    );
  } catch {
    return undefined;
  }
}
