import { type TextCheck, markupDiagnostics, misreadLetters, typographyDiagnostics } from 'pagewright/rule';

const CHECKS: TextCheck[] = [markupDiagnostics, misreadLetters, typographyDiagnostics];

/**
 * Typesets an imported text in this site's style: plain spaces, typographic quotes and dashes, characters in place of
 * entities. Other problems stay, for `npm run validate` to report.
 */
export function typesetText(text: string, { language = '' } = {}): string {
  // Removes the mark of a footnote at the beginning of a statement.
  let set = text
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\*+ (?=\S)/, '');
  // Diagnostics are limited per run, so a text with many is fixed in several rounds.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixed = CHECKS.reduce((current, check) => applyFixes(current, check(current, { language })), set);
    if (fixed === set) break;
    set = fixed;
  }
  return set.trim();
}

const MAX_ROUNDS = 50;

// Soft hyphens, direction marks and similar; joiners stay, because Indian scripts need them.
const HIDDEN = /[[\p{Cc}--[\t\n\r]]\u00ad\u200b\u200e\u200f\u2060\ufeff]/gv;

function applyFixes(text: string, diagnostics: ReturnType<TextCheck>): string {
  const last = diagnostics
    .flatMap((each) => [each, ...(each.also ?? [])])
    .toSorted((a, b) => b.offset - a.offset);
  return last.reduce(
    (current, { offset, length, fix }) =>
      fix === undefined ? current : current.slice(0, offset) + fix + current.slice(offset + length),
    text,
  );
}
