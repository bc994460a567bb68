import { createDiagnostic, type FileRule, type ParsedFile } from './rule.ts';

/** Reports a repeated entry, question or label in a list of a section: probably someone forgot to change a copy. */
export const repeatedEntries: FileRule = function* (file) {
  const { data, kind, valid } = file;
  // For some lists the schema itself reports repeated entries.
  if (!valid) return;
  if (kind === 'section') yield* repeatedWithin(file, data, []);
  else yield* repeatedWithin(file, data['sections'], ['sections']);
};

function* repeatedWithin(
  file: ParsedFile,
  value: unknown,
  path: (string | number)[],
): Iterable<ReturnType<typeof createDiagnostic>> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && path.at(-1) !== 'sections') yield* repeatedInList(file, value, path);
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
    if (typeof inner === 'object') yield* repeatedWithin(file, inner, [...path, key]);
}

function* repeatedInList(
  file: ParsedFile,
  entries: readonly unknown[],
  path: (string | number)[],
): Iterable<ReturnType<typeof createDiagnostic>> {
  const seen = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    if (typeof entry !== 'object' || entry === null) continue;
    const [key, name] = nameIn(entry) ?? [undefined, JSON.stringify(entry)];
    const other = seen.get(name);
    seen.set(name, other ?? index);
    // Links have a separate rule for repeated targets.
    if (other === undefined || 'to' in entry) continue;
    yield createDiagnostic(
      file,
      { path: key === undefined ? [...path, index] : [...path, index, key] },
      {
        code: 'repeated-entry',
        message:
          key === undefined
            ? `Entry ${index + 1} is the same as entry ${other + 1}.`
            : `Entry ${index + 1} has the "${key}" of entry ${other + 1}.`,
        hint: 'Change one of the two, or remove it.',
      },
    );
  }
}

/** The key and the text that distinguish an entry of a list for visitors, if there is one. */
function nameIn(entry: object): [key: string, name: string] | undefined {
  const { question, label } = entry as Partial<Record<string, unknown>>;
  if (typeof question === 'string') return ['question', question.trim().toLowerCase()];
  return typeof label === 'string' && 'sections' in entry ? ['label', label.trim().toLowerCase()] : undefined;
}
