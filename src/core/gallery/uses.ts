import type { ExpandTemplate, JsonObject, ValidPage } from '../content/valid-page.ts';
import { galleryAddress } from './gallery-entry.ts';

/**
 * Finds the pages that use each section type and template, nested sections and the output of templates included.
 * @returns routes in page order, by gallery address
 */
export function routesByType(
  pages: readonly Pick<ValidPage, 'route' | 'data'>[],
  expandTemplate: ExpandTemplate,
  site: JsonObject,
): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const { route, data } of pages) {
    const { template } = data;
    const sections = template
      ? (expandTemplate(template, { ...data, route }, site) ?? [])
      : (data.sections ?? []);
    const held = [...typesIn(sections)].map((name) => galleryAddress({ kind: 'sections', name }));
    if (template) held.push(galleryAddress({ kind: 'templates', name: String(template.type) }));
    for (const address of held) uses.set(address, [...(uses.get(address) ?? []), route]);
  }
  return uses;
}

function typesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (!Array.isArray(value)) return found;
  for (const section of value as JsonObject[]) {
    found.add(String(section['type']));
    nested(section, found);
  }
  return found;
}

/** Adds the types of all sections in lists named `sections`, at any depth. */
function nested(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'sections') typesIn(inner, found);
    else nested(inner, found);
  }
}
