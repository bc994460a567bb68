import { hash } from 'node:crypto';

/** A short name for a text that changes with it. */
export function fingerprint(text: string): string {
  return hash('sha256', text).slice(0, 8);
}
