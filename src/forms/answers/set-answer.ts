import type { Answers } from '../../core/form/form-definition.ts';
import type { FormPath } from '../../core/form/form-path.ts';

/** The answers with one of them replaced; its parents are copied or created. */
export function withAnswer(answers: Answers, path: FormPath, value: unknown): Answers {
  return set(answers, path, value) as Answers;
}

/** The answer at a path. */
export function answerAt(answers: unknown, path: FormPath): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined,
    answers,
  );
}

function set(node: unknown, [key, ...rest]: FormPath, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = set(answerAt(node, [key]), rest, value);
  if (typeof key === 'string') return { ...(node as Answers | undefined), [key]: inner };
  const entries: unknown[] = Array.isArray(node) ? [...node] : [];
  entries[key] = inner;
  return Array.from(entries, (entry) => entry ?? {});
}
