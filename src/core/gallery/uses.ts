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
    const addresses = [...typesIn(sections)].map((name) => galleryAddress({ kind: 'sections', name }));
    if (template) addresses.push(galleryAddress({ kind: 'templates', name: String(template.type) }));
    for (const address of addresses) uses.set(address, [...(uses.get(address) ?? []), route]);
  }
  return uses;
}

function typesIn(value: unknown, types = new Set<string>()): Set<string> {
  if (!Array.isArray(value)) return types;
  for (const section of value as JsonObject[]) {
    types.add(String(section['type']));
    addNestedTypes(section, types);
  }
  return types;
}

/** Adds the types of all sections in lists named `sections`, at any depth. */
function addNestedTypes(value: unknown, types: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'sections') typesIn(inner, types);
    else addNestedTypes(inner, types);
  }
}
