import type { JsonObject } from '../../content/valid-page.ts';
import type { JsonPath } from '../../json/json-source.ts';
import { quote } from '../../schema/message-parts.ts';
import type { FileReferences } from '../references.ts';
import { createDiagnostic, type FileRule } from '../rule.ts';

/** Reports margin notes that refer to words which their paragraph lacks. */
export const marginNotes: FileRule = function* (page) {
  for (const { path, value } of comparisonsIn(page)) {
    const { before, notes } = value;
    if (typeof before !== 'string' || before.trim() === '' || !Array.isArray(notes)) continue;
    for (const [index, note] of notes.entries()) {
      const { words } = (note ?? {}) as { words?: unknown };
      if (
        typeof words !== 'string' ||
        words.trim() === '' ||
        normalizeText(before).includes(normalizeText(words))
      )
        continue;
      yield createDiagnostic(
        page,
        { path: [...path, 'notes', index, 'words'] },
        {
          code: 'note-on-nothing',
          message: `The note is on ${quote(words)}, which "before" does not contain.`,
          hint: 'Write the words exactly as in "before".',
        },
      );
    }
  }
};

/** Pairs of paragraphs (before, after): in a section, or in the data of a template. */
function comparisonsIn({ data, sectionLists }: FileReferences): { path: JsonPath; value: JsonObject }[] {
  const { beforeAfter } = (data['template'] ?? {}) as { beforeAfter?: JsonObject | null };
  const written = sectionLists.filter(({ path }) => path[0] !== 'template');
  const sections = written.flatMap(({ path, sections: all }) =>
    all.flatMap((section, index) => {
      const value = section as JsonObject | null;
      return value?.['type'] === 'before-after' ? [{ path: [...path, index], value }] : [];
    }),
  );
  return beforeAfter ? [...sections, { path: ['template', 'beforeAfter'], value: beforeAfter }] : sections;
}

/** A text for comparison: quotes, white space and capitals may differ. */
function normalizeText(text: string): string {
  return text
    .replace(/[“”„"‘’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
