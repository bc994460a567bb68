import type { KnownNames } from 'pagewright/editor';
import { mapParts, type SchemaSet } from 'pagewright/schema';

/** The names on a site. */
export type SiteNames = KnownNames;

/**
 * A schema's example as a new section of a site: unknown names of files, forms and pages are replaced by existing
 * ones, so that the section can be shown at once.
 * @returns undefined if the site has no name of a needed kind, such as a film
 */
export function fitToSite(set: SchemaSet, example: unknown, names: SiteNames): unknown {
  let isFitted = true;
  const fit = (part: string, name: string) => {
    const fitted = fitName(part, name, names);
    if (fitted === undefined) isFitted = false;
    return fitted;
  };
  const fitted = mapParts(set, 'section', example, ({ part, value }) => {
    if (['url', 'formId', 'download'].includes(part)) return fit(part, String(value));
    if (!['image', 'film', 'video'].includes(part)) return undefined;
    const object = (value ?? {}) as Record<string, unknown>;
    return { ...object, src: fit(part, String(object['src'])) };
  });
  return isFitted ? fitted : undefined;
}

/**
 * An existing name on the site: the given one, if it exists.
 * @param part the kind of name: image, film, video, download, formId, url; others stay
 * @returns undefined if the site has none of the kind
 */
export function fitName(part: string, name: string, names: SiteNames): string | undefined {
  if (part === 'url') return isUnknownPath(name, names.url) ? '/' : name;
  const kind = part === 'video' ? 'film' : part;
  if (kind !== 'image' && kind !== 'film' && kind !== 'download' && kind !== 'formId') return name;
  const siteNames = names[kind];
  if (siteNames.includes(name)) return name;
  const ending = name.slice(name.lastIndexOf('.'));
  return siteNames.find((each) => each.endsWith(ending)) ?? siteNames[0];
}

/** Whether an address belongs to the site but does not exist. */
function isUnknownPath(address: string, known: readonly string[]): boolean {
  return /^[/#]/.test(address) && !known.includes(address);
}
