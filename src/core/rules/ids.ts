import { fault, type FileRule } from './rule.ts';

/** A name stands once on a page, given or made from a heading. */
export const ids: FileRule = function* (page) {
  const seen = new Set<string>();
  for (const entry of page.ids) {
    if (!seen.has(entry.id)) {
      seen.add(entry.id);
      continue;
    }
    const hint =
      entry.offset === undefined
        ? 'Choose another name, and follow up links to it.'
        : `Give this heading a name of its own: id="${entry.id}-2".`;
    yield fault(page, entry, {
      code: 'duplicate-id',
      message: `The name "${entry.id}" appears twice on this page.`,
      hint,
    });
  }
};
