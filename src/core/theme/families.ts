import type { WrittenTypeface } from './typeface.ts';

/** System fonts, for characters that the site's fonts lack and for the time until they are loaded. */
const systemFonts = {
  serif: ['Georgia', "'Noto Serif'", 'serif'],
  'sans-serif': ["'Helvetica Neue'", 'Arial', "'Noto Sans'", 'sans-serif'],
};

/**
 * The tokens of the site's typefaces as declarations: `--heading` and `--body` for style sheets, and
 * `--heading-faces` for lists with other fallbacks, such as for other scripts. A role without a typeface uses
 * that of the other role; without any typeface, the system font. Typefaces that add a script are in each
 * list.
 */
export function familyTokens(typefaces: readonly WrittenTypeface[]): string {
  const common = typefaces.filter(({ script }) => !script);
  const [heading, body] = (['heading', 'body'] as const).map(
    (role) => common.find((face) => face.role === role) ?? common[0],
  );
  const beyond = typefaces.filter(({ script }) => script).map(({ family }) => `'${family}'`);
  const ownFaces = (face: WrittenTypeface | undefined) =>
    [...new Set([...faceNames(face), ...beyond])].join(', ');
  return [
    `--heading-faces: ${ownFaces(heading)};`,
    `--heading: var(--heading-faces), ${systemFaces(heading)};`,
    `--body: ${ownFaces(body)}, ${systemFaces(body)};`,
  ].join('\n');
}

function faceNames(face: WrittenTypeface | undefined): string[] {
  return face ? [`'${face.family}'`, `'${face.family} Fallback'`] : ['system-ui'];
}

function systemFaces(face: WrittenTypeface | undefined): string {
  return systemFonts[face?.fallback ?? 'sans-serif'].join(', ');
}
