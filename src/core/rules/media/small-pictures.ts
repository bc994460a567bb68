import { findPicture } from '../../content/media.ts';
import { first, schemaAt } from '../../schema/schema-lookup.ts';
import { pathOf } from '../references.ts';
import { fault, type Rule } from '../rule.ts';

/** No place shows a picture wider than this, so that larger ones need not be looked at. */
const WIDEST = 1440;

/** A picture made of pixels is at least as wide as its place shows it: the schema says how wide, by `pictureWidth`. */
export const smallPictures: Rule = function* ({ set, pages, site, media }) {
  for (const references of site ? [...pages, site] : pages) {
    const { kind, data } = references;
    for (const { src, ...place } of references.images) {
      const file = findPicture(media, src);
      if (place.at === undefined || file?.width === undefined || file.width >= WIDEST) continue;
      // A drawing is sharp at every size.
      if (file.format === 'svg') continue;
      const width = first(schemaAt(set, kind, data, pathOf(references, place)), 'pictureWidth');
      if (width === undefined || file.width >= width) continue;
      yield fault(
        references,
        { ...place, key: 'src' },
        {
          code: 'small-picture',
          severity: 'warning',
          message: `${src} is ${file.width} pixels wide; it is shown up to ${width} pixels wide here.`,
          hint: `Use a picture of at least ${width} pixels, better ${2 * width}: it would be blurred.`,
        },
      );
    }
  }
};
