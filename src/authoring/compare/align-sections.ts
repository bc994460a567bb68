import type { JsonObject } from '../../core/content/valid-page.ts';

/** A section as written: with a type, or with the name of a shared section. */
export type Section = JsonObject;

/** A section of the original and its translation, by index; undefined if one of them is missing. */
export type SectionPair = [original: number | undefined, translation: number | undefined];

/**
 * Finds the translation of each section of a page, so that drift is reported for the right section. Sections of the
 * same type correspond in order; if several orders are possible, the noted fingerprints decide.
 * @param fingerprint returns the fingerprint of a section
 * @param notedFingerprints for each section of the translation, the fingerprint of the section that it translates
 */
export function alignSections(
  original: readonly Section[],
  translation: readonly Section[],
  fingerprint: (section: Section) => string,
  notedFingerprints: readonly string[],
): SectionPair[] {
  const fingerprints = original.map(fingerprint);
  // best[i][j] is the best score of the sections from i and j on. A pair with a noted fingerprint scores higher.
  const best = Array.from({ length: original.length + 1 }, () =>
    Array.from({ length: translation.length + 1 }, () => 0),
  );
  const score = (originalIndex: number, translationIndex: number) => {
    if (getTypeOrUse(original[originalIndex]!) !== getTypeOrUse(translation[translationIndex]!)) return 0;
    return fingerprints[originalIndex] === notedFingerprints[translationIndex] ? 3 : 2;
  };
  for (let originalIndex = original.length - 1; originalIndex >= 0; originalIndex--)
    for (let translationIndex = translation.length - 1; translationIndex >= 0; translationIndex--) {
      const pair = score(originalIndex, translationIndex);
      best[originalIndex]![translationIndex] = Math.max(
        best[originalIndex + 1]![translationIndex]!,
        best[originalIndex]![translationIndex + 1]!,
        pair && pair + best[originalIndex + 1]![translationIndex + 1]!,
      );
    }
  const pairs: SectionPair[] = [];
  let [originalIndex, translationIndex] = [0, 0];
  while (originalIndex < original.length || translationIndex < translation.length) {
    const pair =
      originalIndex < original.length && translationIndex < translation.length
        ? score(originalIndex, translationIndex)
        : 0;
    if (
      pair &&
      best[originalIndex]![translationIndex] === pair + best[originalIndex + 1]![translationIndex + 1]!
    )
      pairs.push([originalIndex++, translationIndex++]);
    else if (
      originalIndex < original.length &&
      best[originalIndex]![translationIndex] === best[originalIndex + 1]![translationIndex]
    )
      pairs.push([originalIndex++, undefined]);
    else pairs.push([undefined, translationIndex++]);
  }
  return pairs;
}

function getTypeOrUse(section: Section): unknown {
  return section['use'] ?? section['type'];
}
