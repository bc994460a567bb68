import { isObject } from '../../json/is-object.ts';
import { toText } from '../../json/to-text.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { createDiagnostic, inTemplate, type Rule } from '../rule.ts';

/** Reports keys of _site.json that are missing, and that a template needs: its schema lists them in `needs`. */
export const requiredKeys: Rule = function* ({ set, pages, site }) {
  // If _site.json has errors, the missing key may be one of them.
  if (!site?.valid) return;
  for (const page of pages) {
    const need = missingRequiredKey(set, page.data['template'], site.data);
    if (need === undefined) continue;
    const { key, part } = need;
    yield createDiagnostic(page, inTemplate(part ?? 'type'), {
      code: 'missing-site-data',
      message: `This ${part === undefined ? 'template' : 'part'} needs "${key}" in _site.json.`,
      hint: `Add "${key}" there: the editor completes it.`,
      ...(part !== undefined && { what: 'key' }),
    });
  }
};

interface Need {
  /** The missing key of _site.json, or one within it: "services.quote". */
  key: string;
  /** The part of the template that needs it; undefined if the whole template does. */
  part?: string;
}

/**
 * The first key of _site.json that the site lacks, although a template needs it, or a part that the page has.
 */
export function missingRequiredKey(
  set: SchemaSet,
  template: unknown,
  site: Record<string, unknown>,
): Need | undefined {
  if (!isObject(template)) return undefined;
  const schema = set.templates.get(toText(template['type']));
  if (schema?.needs === undefined) return undefined;
  const shared = site[schema.needs];
  if (!isObject(shared)) return { key: schema.needs };
  for (const part of Object.keys(template)) {
    const key = schema.properties?.[part]?.needs;
    if (key !== undefined && shared[key] === undefined) return { key: `${schema.needs}.${key}`, part };
  }
  return undefined;
}
