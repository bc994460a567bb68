import type { Answers } from '../../core/form/form-definition.ts';
import { isBlank } from '../../core/form/errors/blank.ts';

/** The answers without unanswered parts, such as empty texts and empty list entries. */
export function cleanAnswers(answers: Answers, leftOut: readonly string[] = []): Answers {
  const stored = Object.entries(answers).filter(([name]) => !leftOut.includes(name));
  return clean(Object.fromEntries(stored)) as Answers;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean).filter(isNotEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const cleaned = clean(inner);
      const isOpen =
        cleaned === undefined || cleaned === '' || (Array.isArray(cleaned) && cleaned.length === 0);
      return isOpen ? [] : [[name, cleaned]];
    }),
  );
}

function isNotEmpty(entry: unknown): boolean {
  if (typeof entry === 'string') return !isBlank(entry);
  if (typeof entry !== 'object' || entry === null) return entry !== undefined;
  return Object.values(entry).some(isNotEmpty);
}
