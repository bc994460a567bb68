/**
 * The code of three letters that libraries use for a language (ISO 639-2/B), for those that papers are written in.
 * @param tag as papers name their language: hi, pt-BR
 */
export function libraryCode(tag: string): string | undefined {
  return libraryCodes[tag.slice(0, 2)];
}

/** The code of three letters that harvesters compare (ISO 639-3), which a few languages have besides that of libraries. */
export function harvestCode(tag: string): string | undefined {
  const code = libraryCode(tag);
  return (code && otherCodes[code]) ?? code;
}

const libraryCodes: Record<string, string> = {
  ar: 'ara',
  as: 'asm',
  bn: 'ben',
  de: 'ger',
  en: 'eng',
  es: 'spa',
  fr: 'fre',
  gu: 'guj',
  hi: 'hin',
  it: 'ita',
  ja: 'jpn',
  kn: 'kan',
  ko: 'kor',
  ml: 'mal',
  mr: 'mar',
  ne: 'nep',
  or: 'ori',
  pa: 'pan',
  pt: 'por',
  ru: 'rus',
  sa: 'san',
  ta: 'tam',
  te: 'tel',
  ur: 'urd',
  zh: 'chi',
};

const otherCodes: Record<string, string> = { chi: 'zho', fre: 'fra', ger: 'deu' };
