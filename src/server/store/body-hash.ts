import { createHash } from 'node:crypto';
import type { Answers } from '../../core/form/form-definition.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';

/** A file as it was sent. */
export interface SentFile {
  /** The question that it answers. */
  field: string;
  sha256: string;
  originalName: string;
}

/**
 * The SHA-256 of all that was sent: by it the same is known again, and changes of what is stored are found. It is stored
 * with each submission, so it must stay what it is.
 */
export function bodyHash(answers: Answers, contents: readonly SentFile[]): string {
  return createHash('sha256').update(canonicalJson({ answers, contents })).digest('hex');
}
