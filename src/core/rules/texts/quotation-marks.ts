/** The quotation marks of a language: outer and inner, with their spaces. */
export interface QuotationMarks {
  outer: readonly [open: string, close: string];
  inner: readonly [open: string, close: string];
}

const ENGLISH: QuotationMarks = { outer: ['“', '”'], inner: ['‘', '’'] };

/** The marks by primary language subtag; all other languages have English marks, as Hindi does. */
const BY_LANGUAGE: Readonly<Record<string, QuotationMarks>> = {
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  fr: { outer: ['«\u00a0', '\u00a0»'], inner: ['“', '”'] },
};

/** @param language a language tag, such as de-AT. Default: English */
export function quotationMarks(language = ''): QuotationMarks {
  return BY_LANGUAGE[primary(language)] ?? ENGLISH;
}

/** Whether a no-break space belongs before a colon and similar marks. */
export function needsSpaceBeforeColon(language = ''): boolean {
  return primary(language) === 'fr';
}

function primary(language: string): string {
  return language.split('-', 1)[0]!.toLowerCase();
}
