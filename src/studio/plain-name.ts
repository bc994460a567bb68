/**
 * A name of small letters, digits and hyphens, for addresses and files: “My Résumé” is my-resume. Letters with marks
 * lose them.
 * @returns an empty text if no letter stays
 */
export function plainName(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
}

/** In characters. */
const LONGEST = 60;
