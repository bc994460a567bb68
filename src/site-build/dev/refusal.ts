import type { Answer } from './handler.ts';

/** An answer that says in a sentence why the request is refused. */
export function refusal(status: number, body: string): Answer {
  return { status, type: 'text/plain', body };
}
