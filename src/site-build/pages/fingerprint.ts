import { hash } from 'node:crypto';

/** A short hash of a text. */
export function fingerprint(text: string): string {
  return hash('sha256', text).slice(0, 8);
}
