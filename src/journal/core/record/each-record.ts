import { type CollectionEntry, ContentError } from 'pagewright/content';
import type { Diagnostic } from 'pagewright/rule';

/**
 * Maps entries. An exception becomes a diagnostic of the entry's file, and the others are still mapped.
 * @throws ContentError with all of those diagnostics
 */
export function eachRecord<Made>(
  entries: readonly CollectionEntry[],
  make: (entry: CollectionEntry) => Made,
): Made[] {
  const diagnostics: Diagnostic[] = [];
  const made = entries.flatMap((entry): Made[] => {
    try {
      return [make(entry)];
    } catch (error) {
      diagnostics.push(unread(entry, error));
      return [];
    }
  });
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  return made;
}

function unread({ page }: CollectionEntry, error: unknown): Diagnostic {
  const words = error instanceof Error ? error.message : String(error);
  return {
    file: page.file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'no-record',
    message: `No record can be made of it: ${words.replace(/\.?$/, '.')}`,
    hint: 'This is a bug in the engine: report it with the file.',
  };
}
