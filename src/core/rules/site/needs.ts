import { textOf } from '../../json/text-of.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { fault, type Rule } from '../rule.ts';

/** What a template takes from _site.json is there: its schema says so by `needs`. */
export const needs: Rule = function* ({ set, pages, site }) {
  // Where the site's file has faults, what is missing in it may be one of them.
  if (!site?.valid) return;
  for (const page of pages) {
    const need = missingNeed(set, page.data['template'], site.data);
    if (need === undefined) continue;
    yield fault(
      page,
      { path: ['template', 'type'] },
      {
        code: 'missing-site-data',
        message: `This template needs "${need}" in _site.json.`,
        hint: `Add "${need}" there: the editor completes it.`,
      },
    );
  }
};

/** The key of _site.json that a template needs and the site has not. */
export function missingNeed(
  set: SchemaSet,
  template: unknown,
  site: Record<string, unknown>,
): string | undefined {
  if (typeof template !== 'object' || template === null) return undefined;
  const need = set.templates.get(textOf((template as Record<string, unknown>)['type']))?.needs;
  return need !== undefined && site[need] === undefined ? need : undefined;
}
