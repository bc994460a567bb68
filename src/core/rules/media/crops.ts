import { isInlined } from '../../content/crop.ts';
import { schemaAt } from '../../schema/schema-lookup.ts';
import { resolvePath } from '../references.ts';
import { createDiagnostic, type FileRule } from '../rule.ts';

/** Reports crops of drawings, crops that exceed their photograph, and focal points without effect. */
export const crops: FileRule = function* (page) {
  for (const { src, crop, focus, ...place } of page.images) {
    const isOutside = crop && (crop.left + crop.width > 100 || crop.top + crop.height > 100);
    if (crop && src.endsWith('.svg')) {
      yield createDiagnostic(
        page,
        { ...place, key: 'crop' },
        {
          code: 'crop-without-effect',
          severity: 'warning',
          message: `${src} is a drawing; only photographs are cropped.`,
          hint: 'Remove "crop", and change the viewBox of the drawing.',
        },
      );
    } else if (isOutside) {
      const [key, end] = crop.left + crop.width > 100 ? ['left', 'width'] : ['top', 'height'];
      yield createDiagnostic(
        page,
        { ...place, key: 'crop' },
        {
          code: 'crop-outside',
          message: `The crop of ${src} ends outside the picture: "${key}" and "${end}" are more than 100 together.`,
          hint: 'Make one of them smaller.',
        },
      );
    }
    if (!focus) continue;
    const path = resolvePath(page, place);
    const isCut = schemaAt(page.set, page.kind, page.data, path).some(({ pictureShapes }) => pictureShapes);
    if (isCut && !isInlined(src)) continue;
    yield createDiagnostic(
      page,
      { ...place, key: 'focus' },
      {
        code: 'focus-without-effect',
        severity: 'warning',
        message: isCut
          ? `${src} is drawn into the page, and its middle is shown.`
          : `Here ${src} is never cropped.`,
        hint: 'Remove "focus".',
      },
    );
  }
};
