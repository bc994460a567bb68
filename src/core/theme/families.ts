import type { WrittenTypeface } from './typeface.ts';

/** Fonts of visitors, for what the site's own do not hold and for the time until they are there. */
const systemFonts = {
  serif: ['Georgia', "'Noto Serif'", 'serif'],
  'sans-serif': ["'Helvetica Neue'", 'Arial', "'Noto Sans'", 'sans-serif'],
};

/**
 * The tokens that follow from the site's typefaces, as declarations: `--heading` and `--body` for the style sheets, and
 * `--heading-faces` for lists that go on otherwise, such as those of other scripts. A role without a typeface takes
 * that of the other, and without any the system's own; typefaces that add a script stand in each list.
 */
export function familyTokens(typefaces: readonly WrittenTypeface[]): string {
  const common = typefaces.filter(({ script }) => !script);
  const [heading, body] = (['heading', 'body'] as const).map(
    (role) => common.find((face) => face.role === role) ?? common[0],
  );
  const beyond = typefaces.filter(({ script }) => script).map(({ family }) => `'${family}'`);
  const ownFaces = (face: WrittenTypeface | undefined) =>
    [...new Set([...facesOf(face), ...beyond])].join(', ');
  return [
    `--heading-faces: ${ownFaces(heading)};`,
    `--heading: var(--heading-faces), ${systemFaces(heading)};`,
    `--body: ${ownFaces(body)}, ${systemFaces(body)};`,
  ].join('\n');
}

function facesOf(face: WrittenTypeface | undefined): string[] {
  return face ? [`'${face.family}'`, `'${face.family} Fallback'`] : ['system-ui'];
}

function systemFaces(face: WrittenTypeface | undefined): string {
  return systemFonts[face?.fallback ?? 'sans-serif'].join(', ');
}
