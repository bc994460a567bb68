import { createDiagnostic, type FileRule } from '../rule.ts';

const IMAGE_OF =
  /^(?:(?:an?\s+|the\s+)?(?:image|picture|photo|photograph|graphic|illustration|drawing)\s+of|(?:ein\s+)?(?:bild|foto|grafik)\s+von|(?:une?\s+)?(?:image|photo)\s+de|(?:una?\s+)?(?:imagen|foto)\s+de)\b/i;
const FILE_ENDING = /\.(svg|png|jpe?g|webp|avif)$/i;

/** Reports missing alternative texts, and those that are a file name or begin with “image of”. */
export const altTexts: FileRule = function* (page) {
  for (const { src, alt, shown: _shown, ...at } of page.images) {
    if (alt === undefined || (alt === '' && !src.startsWith('people/'))) continue;
    const place = { ...at, key: 'alt' };
    const name = src.replace(/^.*\//, '').replace(FILE_ENDING, '');
    if (alt.trim() === '') {
      yield createDiagnostic(page, place, {
        code: 'missing-alt',
        message: `The picture ${src} has no alternative text.`,
        hint: src.startsWith('people/')
          ? 'Write who is shown, such as "Asha Verma, drawn in profile".'
          : 'Write what it shows, or "" when it only decorates.',
      });
    } else if (FILE_ENDING.test(alt) || alt === name || alt === src) {
      yield createDiagnostic(page, place, {
        code: 'alt-file-name',
        severity: 'warning',
        message: `The alternative text "${alt}" is a file name.`,
        hint: 'Write what the picture shows, in words.',
      });
    } else if (IMAGE_OF.test(alt)) {
      yield createDiagnostic(page, place, {
        code: 'alt-image-of',
        severity: 'warning',
        message: `The alternative text begins with "${IMAGE_OF.exec(alt)![0]}".`,
        hint: 'Begin with what is shown: screen readers announce an image anyway.',
      });
    }
  }
};
