import type { DevAnswer } from './handler.ts';

/** A response with the reason for the refusal. */
export function refuseRequest(status: number, body: string): DevAnswer {
  return { status, type: 'text/plain', body };
}
