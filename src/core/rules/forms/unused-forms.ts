import { parseTranslation } from '../../page/routes.ts';
import type { Rule } from '../rule.ts';

/** Reports forms that are on no page: visitors can't reach them. */
export const unusedForms: Rule = function* ({ pages, site, forms }, found) {
  // An unreadable page, or one that misspells the name of a form, may use any form.
  if (!site?.valid || pages.some(({ valid, opaque }) => !valid || opaque)) return;
  if (found.some(({ code }) => code === 'missing-form')) return;
  const asked = new Set([...pages, site].flatMap((file) => file.forms.map(({ id }) => id)));
  for (const { id, file } of forms) {
    if (asked.has(id) || parseTranslation(file) || found.some((one) => one.file === file)) continue;
    yield {
      file,
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'unused-form',
      message: 'No page asks for this form: nobody can answer it.',
      hint: `Show it on a page: { "type": "form", "form": "${id}" }; or remove it.`,
    };
  }
};
