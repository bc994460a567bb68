/**
 * The three-letter code of libraries for a language (ISO 639-2/B); undefined if it has none.
 * @param tag the tag of the language: hi, pt-BR
 */
export function libraryCode(tag: string): string | undefined {
  return libraryCodes[languageIn(tag)];
}

/**
 * The code that the Directory of Open Access Journals accepts: it has no languages without a two-letter tag, such as
 * Santali.
 */
export function directoryCode(tag: string): string | undefined {
  return languageIn(tag).length === 2 ? libraryCode(tag) : undefined;
}

/**
 * The three-letter code that harvesters compare (ISO 639-3), which differs from that of libraries for a few
 * languages.
 */
export function harvestCode(tag: string): string | undefined {
  const language = languageIn(tag);
  // A three-letter tag is already a code of this standard.
  if (language.length === 3) return language;
  const code = libraryCode(tag);
  return (code && otherCodes[code]) ?? code;
}

/** A tag without script and country: pt for pt-BR; sat stays sat, because it is not Sanskrit (sa). */
export function languageIn(tag: string): string {
  return tag.replace(/-.*/, '');
}

const libraryCodes: Record<string, string> = {
  ar: 'ara',
  as: 'asm',
  bho: 'bho',
  bn: 'ben',
  de: 'ger',
  doi: 'doi',
  en: 'eng',
  es: 'spa',
  fr: 'fre',
  gu: 'guj',
  hi: 'hin',
  it: 'ita',
  ja: 'jpn',
  kn: 'kan',
  ko: 'kor',
  kok: 'kok',
  ks: 'kas',
  mai: 'mai',
  ml: 'mal',
  mni: 'mni',
  mr: 'mar',
  ne: 'nep',
  or: 'ori',
  pa: 'pan',
  pt: 'por',
  ru: 'rus',
  sa: 'san',
  sat: 'sat',
  sd: 'snd',
  ta: 'tam',
  te: 'tel',
  ur: 'urd',
  zh: 'chi',
};

const otherCodes: Record<string, string> = { chi: 'zho', fre: 'fra', ger: 'deu' };

/** The tags of the languages with known codes. */
export const paperLanguages: readonly string[] = Object.keys(libraryCodes);
