import type { Diagnostic } from '../diagnostic.ts';
import { resolvePath } from './references.ts';
import { createDiagnostic, type FileRule, type ParsedFile } from './rule.ts';

/**
 * Reports anchors that occur twice on a page, written or derived from headings, and forms that occur twice,
 * because the ids of their fields would be equal.
 */
export const ids: FileRule = function* (page) {
  yield* repeatedForms(page);
  for (const entry of repeatedIds(page.ids)) {
    const hint =
      entry.offset === undefined
        ? 'Choose another name, and update the links to it.'
        : `Give this heading another name: id="${entry.id}-2".`;
    yield createDiagnostic(page, entry, {
      code: 'duplicate-id',
      message: `The name "${entry.id}" appears twice on this page.`,
      hint,
    });
  }
};

/** The names that already occur at an earlier place on the page. */
export function repeatedIds<Named extends { id: string }>(ids: readonly Named[]): Named[] {
  const seen = new Set<string>();
  return ids.filter(({ id }) => seen.size === seen.add(id).size);
}

function* repeatedForms(page: ParsedFile): Iterable<Diagnostic> {
  const formIds = page.forms.map(({ id }) => id);
  if (new Set(formIds).size === formIds.length) return;
  const seen = new Set<string>();
  // The fields of a dialog have separate names.
  for (const entry of page.forms.filter((each) => resolvePath(page, each)[0] !== 'dialog')) {
    if (seen.has(entry.id))
      yield createDiagnostic(page, entry, {
        code: 'repeated-form',
        message: `The form "${entry.id}" occurs twice on this page: its answers could not be distinguished.`,
        hint: 'Keep one of the two, and link to it.',
      });
    seen.add(entry.id);
  }
}
