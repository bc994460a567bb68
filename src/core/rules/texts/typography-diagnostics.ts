import { MAX_DIAGNOSTICS } from '../../diagnostic.ts';
import { quotationMarks, needsSpaceBeforeColon, type QuotationMarks } from './quotation-marks.ts';
import type { TextDiagnostic } from './text-diagnostic.ts';

/** A typographic error; `fix` has the correction. */
type TypographyDiagnostic = TextDiagnostic & { fix: string };

interface TypographyRule {
  code: string;
  /** The name of the error; the message puts it before the words. */
  name: string;
  pattern: RegExp;
  /** Returns the correction for a match. */
  write: (match: string, opensQuotation: boolean, marks: QuotationMarks) => string;
  /** Languages with spaces before punctuation, or the others. Default: both */
  in?: 'spaced' | 'close';
}

/**
 * The typographic errors of a text: quotes, dashes, spaces, characters. Tags, code and addresses are skipped.
 * @param text plain or rich text
 * @param language its code, for quotes and spaces. Default: English
 */
export function typographyDiagnostics(text: string, { language = '' } = {}): readonly TypographyDiagnostic[] {
  if (!CANDIDATE.test(text)) return NONE;
  const masked = text.replace(SKIPPED, (part) => MASK.repeat(part.length));
  const diagnostics: TypographyDiagnostic[] = [];
  const marks = quotationMarks(language);
  const skipped = needsSpaceBeforeColon(language) ? 'close' : 'spaced';
  for (const { code, name, pattern, write, in: where } of TYPOGRAPHY_RULES) {
    if (where === skipped) continue;
    for (const { 0: match, index } of masked.matchAll(pattern)) {
      if (diagnostics.length >= MAX_DIAGNOSTICS) break;
      const surroundings = masked.slice(Math.max(0, index - 12), index + match.length + 12);
      const excerpt = surroundings.replaceAll(MASK, '').trim();
      const fix = write(match, opensAt(masked, index), marks);
      const message = `${name} “${excerpt}”.`;
      diagnostics.push({ offset: index, length: match.length, code, message, hint: whatToWrite(fix), fix });
    }
  }
  return pairQuotes(
    diagnostics.sort((one, other) => one.offset - other.offset).filter(isSeparate),
    text,
    marks,
  );
}

/** Joins the diagnostics of the two straight marks around a quotation into one. */
function pairQuotes(
  diagnostics: TypographyDiagnostic[],
  text: string,
  marks: QuotationMarks,
): TypographyDiagnostic[] {
  const open = new Map<string, TypographyDiagnostic>();
  return diagnostics.filter((each) => {
    const mark = text[each.offset]!;
    const [opening, closing] = mark === '"' ? marks.outer : marks.inner;
    if (each.code !== 'straight-quote' || opening === closing) return true;
    const first = open.get(mark);
    open.delete(mark);
    if (each.fix === opening) open.set(mark, each);
    else if (first) {
      first.also = [{ offset: each.offset, length: each.length, fix: each.fix }];
      first.hint = `Write ${opening.trim()} and ${each.fix.trim()} instead.`;
    }
    return each.fix === opening || !first;
  });
}

function whatToWrite(replacement: string): string {
  if (replacement === '') return 'Remove the space.';
  if (replacement === ' ') return 'Write one.';
  if (/^[\u00a0\u202f]$/.test(replacement)) return 'Write a no-break space.';
  const shown = replacement.trim();
  return `Write ${shown}${/\w$/.test(shown) ? '.' : ' instead.'}`;
}

/** Whether a diagnostic begins after the previous one ends: "1 -- 2" matches as a dash and as two spaces. */
function isSeparate({ offset }: TypographyDiagnostic, index: number, all: TypographyDiagnostic[]): boolean {
  const before = all[index - 1];
  return !before || before.offset + before.length <= offset;
}

const NONE: TypographyDiagnostic[] = [];

// Most texts have no errors: one search excludes them.
const CANDIDATE = /(?:&nbsp;|\u00a0){2}|['"]|\.\.\.|--|  | [-,;:?!.»]|« |\d[-x]\d|\d x \d|day-/;

const MASK = '\ufffc';
// Each alternative ends before the next tag begins, so that the search takes linear time.
const SKIPPED =
  /<!--(?:(?!<!--)[^])*?-->|<(code|pre)\b(?:(?!<\1\b)[^])*?<\/\1>|<\/?[a-z][^<>]*>|https?:\/\/[^\s<]+|\b10\.\d{4,}\/[^\s<]+|(?<![^\s<>])[^\s<>]+@[^\s<>]+|\b(?:ISSN|ISBN|DOI)[\s:]*[\dX-]+/gi;

const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

const TYPOGRAPHY_RULES: TypographyRule[] = [
  {
    code: 'straight-quote',
    name: 'A straight quotation mark is in',
    pattern: /"/g,
    write: (_match, opens, { outer }) => outer[opens ? 0 : 1],
  },
  {
    code: 'straight-quote',
    name: 'A straight apostrophe is in',
    pattern: /'(?=\d\ds?\b)|(?<=\p{L})'(?=\p{L})/gu,
    write: () => '’',
  },
  {
    code: 'straight-quote',
    name: 'A straight apostrophe is in',
    pattern: /'/g,
    write: (_match, opens, { inner }) => inner[opens ? 0 : 1],
  },
  { code: 'three-dots', name: 'Three dots replace an ellipsis in', pattern: /\.\.\./g, write: () => '…' },
  {
    code: 'hyphen-as-dash',
    name: 'Hyphens replace a dash in',
    pattern: /(?<! ) *--+ *| - /g,
    write: () => ' – ',
  },
  {
    code: 'hyphen-in-range',
    name: 'A hyphen replaces “to” in',
    pattern: /(?<![\w.,/+-]|\+\d+ )(?!0)\d+(?:\.\d+)?-\d+(?:\.\d+)?(?![\w/-]|\.\d)/g,
    write: (match) => match.replace('-', '–'),
  },
  {
    code: 'hyphen-in-range',
    name: 'A hyphen replaces “to” in',
    pattern: new RegExp(`(?<=\\b${DAYS})-(?=${DAYS})`, 'g'),
    write: () => '–',
  },
  { code: 'double-space', name: 'Two spaces are in', pattern: /(?<=\S) {2,}(?=\S)/g, write: () => ' ' },
  {
    code: 'double-space',
    name: 'Several no-break spaces are in',
    pattern: /(?:&nbsp;|\u00a0){2,}/g,
    write: () => ' ',
  },
  {
    code: 'space-before-sign',
    name: 'A space comes before a punctuation mark in',
    pattern: /(?<=\p{L}|\d|[)”’]) +(?=[,;?](?!\S*[()])|[:.!](?![\w:.)/=-]))(?<!\d +(?=:))/gu,
    write: () => '',
    in: 'close',
  },
  {
    code: 'space-before-sign',
    name: 'A line may break before a punctuation mark in',
    pattern: /(?<=[\p{L}\d)»”’]) (?=[;?!](?![\w.)=-]))/gu,
    write: () => '\u202f',
    in: 'spaced',
  },
  {
    code: 'space-before-sign',
    name: 'A line may break before a punctuation mark in',
    pattern: /(?<=[\p{L}\d)”’"]) (?=:(?![\w/)-]))|(?<=«) | (?=»)/gu,
    write: () => '\u00a0',
    in: 'spaced',
  },
  {
    code: 'letter-as-times',
    name: 'A letter replaces “times” in',
    pattern: /(?<![\w.])(?!0x)\d+(?:\.\d+)? ?x ?\d+(?:\.\d+)?(?!\w)/g,
    write: (match) => match.replace(/ ?x ?/, ' × '),
  },
];

/** Whether a quotation mark opens a quotation; tags before it are skipped. */
function opensAt(masked: string, index: number): boolean {
  let before = index - 1;
  while (masked[before] === MASK) before--;
  return before < 0 || /[\s([{–—“‘/]/.test(masked[before]!);
}
