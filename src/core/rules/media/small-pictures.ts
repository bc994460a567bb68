import { findPicture } from '../../content/media.ts';
import { createDiagnostic, type Rule } from '../rule.ts';

/** A pixel picture is at least as wide as it is displayed; the schema says how wide, by `pictureWidth`. */
export const smallPictures: Rule = function* ({ pages, site, media }) {
  for (const file of site ? [...pages, site] : pages) {
    for (const { src, shown, alt: _alt, ...place } of file.images) {
      const picture = shown === undefined ? undefined : findPicture(media, src);
      // A drawing is sharp at every size.
      if (shown === undefined || picture?.width === undefined || src.endsWith('.svg')) continue;
      // A damaged picture must be copied again.
      if (picture.width >= shown || picture.damaged) continue;
      yield createDiagnostic(
        file,
        { ...place, key: 'src' },
        {
          code: 'small-picture',
          severity: 'warning',
          message: `${src} is ${picture.width} pixels wide; it is shown up to ${shown} pixels wide here.`,
          hint: `Use a picture of at least ${shown} pixels, better ${2 * shown}: it would be blurred.`,
        },
      );
    }
  }
};
