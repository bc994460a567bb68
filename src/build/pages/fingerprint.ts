import { createHash } from 'node:crypto';

/** A short name for a text that changes with it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
