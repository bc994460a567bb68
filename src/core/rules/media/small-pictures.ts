import { pixelsOfCrop } from '../../content/crop.ts';
import { findPicture } from '../../content/media.ts';
import { createDiagnostic, type Rule } from '../rule.ts';

/**
 * Reports pixel pictures that are narrower, after their crop, than their display width: `pictureWidth` in the
 * schema.
 */
export const smallPictures: Rule = function* ({ pages, site, media }) {
  for (const file of site ? [...pages, site] : pages) {
    for (const { src, shown, crop, alt: _alt, ...place } of file.images) {
      const picture = shown === undefined ? undefined : findPicture(media, src);
      // A drawing is sharp at every size.
      if (shown === undefined || picture?.width === undefined || src.endsWith('.svg')) continue;
      const width = crop ? pixelsOfCrop(crop, picture.width, 1).width : picture.width;
      // A damaged picture must be copied again.
      if (width >= shown || picture.damaged) continue;
      yield createDiagnostic(
        file,
        { ...place, key: 'src' },
        {
          code: 'small-picture',
          severity: 'warning',
          message: `${src} is ${width} pixels wide${crop ? ' after its crop' : ''}; it is shown up to ${shown} pixels wide here.`,
          hint: `${crop ? 'Crop less, or use' : 'Use'} a picture of at least ${shown} pixels, better ${2 * shown}: it would be blurred.`,
        },
      );
    }
  }
};
