import { idOfShared } from '../../content/shared-sections.ts';
import type { Rule } from '../rule.ts';

/** Reports shared sections that no page uses: they are superfluous, or a page misspells their name. */
export const unusedShared: Rule = function* ({ pages, shared }) {
  // An invalid page may use any of them, with a typo.
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
