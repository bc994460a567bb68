/** How a language quotes: outer and inner marks, with the spaces that belong inside them. */
export interface QuotationMarks {
  outer: readonly [open: string, close: string];
  inner: readonly [open: string, close: string];
}

const ENGLISH: QuotationMarks = { outer: ['“', '”'], inner: ['‘', '’'] };

/** By the first part of the language's code; English marks elsewhere, which Hindi uses, too. */
const BY_LANGUAGE: Readonly<Record<string, QuotationMarks>> = {
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  fr: { outer: ['«\u00a0', '\u00a0»'], inner: ['“', '”'] },
};

/** @param language its code: de-AT. Default: the marks of English */
export function quotationMarks(language = ''): QuotationMarks {
  return BY_LANGUAGE[primary(language)] ?? ENGLISH;
}

/** Whether a space belongs before a colon and the like, one at which no line breaks. */
export function spacesSigns(language = ''): boolean {
  return primary(language) === 'fr';
}

function primary(language: string): string {
  return language.split('-', 1)[0]!.toLowerCase();
}
