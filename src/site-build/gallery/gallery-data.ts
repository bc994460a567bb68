import { readGalleryAddress } from '../../core/gallery/gallery-entry.ts';
import { json, type DevAnswer } from '../dev/handler.ts';
import type { Roots } from '../roots.ts';
import type { Gallery } from './load-gallery.ts';
import { weighSections } from './weigh-sections.ts';

/**
 * The data of the gallery's pages, as JSON.
 * @param name entries.json, shared.json, site.json, weights.json, sections/hero.json, sections/hero/1.json
 */
export async function galleryData(
  name: string,
  roots: Roots,
  gallery: Gallery,
): Promise<DevAnswer | undefined> {
  if (name === 'entries.json') return json(gallery.entries);
  if (name === 'shared.json') return json(gallery.shared());
  if (name === 'site.json') return json(await gallery.site());
  if (name === 'weights.json') return json(await weighSections(roots));
  const asked = readGalleryAddress(`/_${name.replace(/\.json$/, '')}`);
  if (!asked) return undefined;
  const { kind, name: type, number } = asked;
  if (number !== undefined) return json(await gallery.page(kind, type, number));
  const detail = gallery.detail(kind, type);
  return { ...json(detail ?? null), status: detail ? 200 : 404 };
}
