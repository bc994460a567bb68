import { markupFaults } from '../../core/rules/texts/markup-faults.ts';
import { misreadLetters } from '../../core/rules/texts/misread-letters.ts';
import type { TextCheck } from '../../core/rules/texts/text-fault.ts';
import { typographyFaults } from '../../core/rules/texts/typography-faults.ts';

const CHECKS: TextCheck[] = [markupFaults, misreadLetters, typographyFaults];

/**
 * A text of another program as this site sets texts: plain blanks, a printer's quotes and dashes, signs in place of
 * entities. What only a person can mend stays as it is, for `npm run validate` to name.
 */
export function setText(text: string, { language = '' } = {}): string {
  let set = text.replace(HIDDEN, '').replace(/\s+/g, ' ').trim();
  // A text with very many faults is told, and mended, a hundred at a time.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const mended = CHECKS.reduce((current, check) => mend(current, check(current, { language })), set);
    if (mended === set) break;
    set = mended;
  }
  return set;
}

const MAX_ROUNDS = 50;

// Soft hyphens, marks of direction and the like; joiners stay, which scripts of India need.
const HIDDEN = /[[\p{Cc}--[\t\n\r]]\u00ad\u200b\u200e\u200f\u2060\ufeff]/gv;

function mend(text: string, faults: ReturnType<TextCheck>): string {
  const last = [...faults].sort((a, b) => b.offset - a.offset);
  return last.reduce(
    (current, { offset, length, fix }) =>
      fix === undefined ? current : current.slice(0, offset) + fix + current.slice(offset + length),
    text,
  );
}
