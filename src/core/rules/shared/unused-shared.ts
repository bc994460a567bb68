import { idOfShared } from '../../content/shared-sections.ts';
import type { Rule } from '../rule.ts';

/** Every shared section stands on a page; one that stands on none is kept for nothing, or its name was misspelt. */
export const unusedShared: Rule = function* ({ pages, shared }) {
  // A page that breaks its schema may use any, by a slip.
  if (pages.some(({ valid }) => !valid)) return;
  const used = new Set(pages.flatMap(({ uses }) => uses ?? []));
  for (const file of shared) {
    const id = idOfShared(file);
    if (used.has(id)) continue;
    yield {
      file,
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'unused-shared',
      message: 'No page uses this section.',
      hint: `Use it: { "use": "${id}" } in the sections of a page; or remove it.`,
    };
  }
};
