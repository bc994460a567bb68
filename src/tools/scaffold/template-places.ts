import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCode } from '../../site-build/code/code-places.ts';
import type { PlaceTemplate, TemplatePlace } from '../../site-build/extensions/template-place.ts';
import type { Refusal } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';

/** The path of a new page with a template: as named, or as the template's extension decides. */
export async function findTemplatePlace(
  template: string,
  name: string,
  { roots, extensions, data, pages }: ScaffoldSite,
): Promise<TemplatePlace | Refusal> {
  const today = new Date().toISOString().slice(0, 10);
  for (const extension of extensions) {
    const [found] = findCode(roots, `src/${extension}/scaffold.ts`);
    if (!found) continue;
    const file = path.join(found.root, found.path);
    const { places } = (await import(pathToFileURL(file).href)) as { places: Record<string, PlaceTemplate> };
    const place = places[template];
    if (place) return place(name, { data, pages, today });
  }
  return { name, template: {}, needs: [] };
}
