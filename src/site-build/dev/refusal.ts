import type { Answer } from './handler.ts';

/** A response with the reason for the refusal. */
export function refusal(status: number, body: string): Answer {
  return { status, type: 'text/plain', body };
}
