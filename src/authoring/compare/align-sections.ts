import type { JsonObject } from '../../core/content/valid-page.ts';

/** A section as written: with a type, or with the name of a shared section. */
export type Section = JsonObject;

/** A section of the original and its translation, by index; undefined if one of them is missing. */
export type SectionPair = [original: number | undefined, translation: number | undefined];

/**
 * Finds the translation of each section of a page: sections of the same type correspond in order; if several
 * are possible, the noted fingerprints decide.
 * @param fingerprint returns the fingerprint of a section
 * @param noted for each section of the translation, the fingerprint of the section that it translates
 */
export function alignSections(
  original: readonly Section[],
  translation: readonly Section[],
  fingerprint: (section: Section) => string,
  noted: readonly string[],
): SectionPair[] {
  const prints = original.map(fingerprint);
  // best[i][j] is the best score of the sections from i and j on. A pair with a noted fingerprint scores higher.
  const best = Array.from({ length: original.length + 1 }, () =>
    Array.from({ length: translation.length + 1 }, () => 0),
  );
  const score = (at: number, place: number) => {
    if (getTypeOrUse(original[at]!) !== getTypeOrUse(translation[place]!)) return 0;
    return prints[at] === noted[place] ? 3 : 2;
  };
  for (let at = original.length - 1; at >= 0; at--)
    for (let place = translation.length - 1; place >= 0; place--) {
      const pair = score(at, place);
      best[at]![place] = Math.max(
        best[at + 1]![place]!,
        best[at]![place + 1]!,
        pair && pair + best[at + 1]![place + 1]!,
      );
    }
  const pairs: SectionPair[] = [];
  let [at, place] = [0, 0];
  while (at < original.length || place < translation.length) {
    const pair = at < original.length && place < translation.length ? score(at, place) : 0;
    if (pair && best[at]![place] === pair + best[at + 1]![place + 1]!) pairs.push([at++, place++]);
    else if (at < original.length && best[at]![place] === best[at + 1]![place]) pairs.push([at++, undefined]);
    else pairs.push([undefined, place++]);
  }
  return pairs;
}

function getTypeOrUse(section: Section): unknown {
  return section['use'] ?? section['type'];
}
