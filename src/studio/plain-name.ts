/**
 * A name of lower-case letters, digits and hyphens, for addresses and files: “My Résumé” becomes my-resume. Accents
 * are removed.
 * @returns an empty text if no letter remains
 */
export function plainName(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '');
}

/** The maximal length in characters. */
const MAX_LENGTH = 60;
