import { textOf } from '../../json/text-of.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { fault, inTemplate, type Rule } from '../rule.ts';

/** What a template and its parts take from _site.json is there: their schema says so by `needs`. */
export const needs: Rule = function* ({ set, pages, site }) {
  // Where the site's file has faults, what is missing in it may be one of them.
  if (!site?.valid) return;
  for (const page of pages) {
    const need = missingNeed(set, page.data['template'], site.data);
    if (need === undefined) continue;
    const { key, part } = need;
    yield fault(page, inTemplate(part ?? 'type'), {
      code: 'missing-site-data',
      message: `This ${part === undefined ? 'template' : 'part'} needs "${key}" in _site.json.`,
      hint: `Add "${key}" there: the editor completes it.`,
      ...(part !== undefined && { what: 'key' }),
    });
  }
};

interface Need {
  /** What _site.json has not: a key, or one within it, as "services.quote". */
  key: string;
  /** Which part of the template needs it; nothing where all of it does. */
  part?: string;
}

/** What a template needs of _site.json and the site has not: all of it, or the first of the parts that a page has. */
export function missingNeed(
  set: SchemaSet,
  template: unknown,
  site: Record<string, unknown>,
): Need | undefined {
  if (!isObject(template)) return undefined;
  const schema = set.templates.get(textOf(template['type']));
  if (schema?.needs === undefined) return undefined;
  const shared = site[schema.needs];
  if (!isObject(shared)) return { key: schema.needs };
  for (const part of Object.keys(template)) {
    const key = schema.properties?.[part]?.needs;
    if (key !== undefined && shared[key] === undefined) return { key: `${schema.needs}.${key}`, part };
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
