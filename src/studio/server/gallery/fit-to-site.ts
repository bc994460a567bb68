import type { KnownNames } from '../../../core/references/known-names.ts';
import type { SchemaSet } from '../../../core/schema/compose-schema.ts';
import { mapParts } from '../../../core/schema/walk-content.ts';

/**
 * A schema's example as a new section of a site: names of files, forms and pages that the site does not have are
 * replaced by ones that it has, so that the section can be shown at once.
 * @returns undefined if the site has nothing of a needed kind, such as a film
 */
export function fitToSite(set: SchemaSet, example: unknown, names: KnownNames): unknown {
  let isFitted = true;
  const replace = (known: readonly string[], name: string): string | undefined => {
    if (known.includes(name)) return undefined;
    const ending = name.slice(name.lastIndexOf('.'));
    const other = known.find((each) => each.endsWith(ending)) ?? known[0];
    if (other === undefined) isFitted = false;
    return other;
  };
  const fitted = mapParts(set, 'section', example, ({ part, value }) => {
    if (part === 'url') return isLost(String(value), names.url) ? '/' : undefined;
    if (part === 'formId' || part === 'download') return replace(names[part], String(value));
    if (part !== 'image' && part !== 'film' && part !== 'video') return undefined;
    const object = (value ?? {}) as Record<string, unknown>;
    const src = replace(part === 'image' ? names.image : names.film, String(object['src']));
    return src === undefined ? undefined : { ...object, src };
  });
  return isFitted ? fitted : undefined;
}

/** Whether an address is one of the site that it does not have. */
function isLost(address: string, known: readonly string[]): boolean {
  return /^[/#]/.test(address) && !known.includes(address);
}
