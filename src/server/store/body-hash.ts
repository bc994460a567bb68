import { createHash } from 'node:crypto';
import type { Answers } from '../../core/form/form-definition.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';

/** A file as it was sent. */
export interface SentFile {
  /** The name of the question that the file answers. */
  field: string;
  sha256: string;
  originalName: string;
}

/**
 * The SHA-256 of a submission: it identifies repetitions, and reveals changes of stored data. Each stored
 * submission contains it, so the algorithm must never change.
 */
export function bodyHash(answers: Answers, contents: readonly SentFile[]): string {
  return createHash('sha256').update(canonicalJson({ answers, contents })).digest('hex');
}
