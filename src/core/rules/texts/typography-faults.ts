import { MAX_DIAGNOSTICS } from '../../diagnostic.ts';
import type { TextFault } from './text-fault.ts';

/** A stretch of a text that a printer would set otherwise; `fix` says how. */
type TypographyFault = TextFault & { fix: string };

interface Habit {
  code: string;
  /** What is wrong, before the words where it stands. */
  name: string;
  pattern: RegExp;
  /** What to write for a match. */
  write: (match: string, opensQuotation: boolean) => string;
}

/**
 * What a printer would set otherwise in a text: quotes, dashes, blanks, signs. Tags, code and addresses in it are
 * passed over.
 * @param text plain or rich text
 * @param french whether a blank before a colon and the like belongs there
 */
export function typographyFaults(text: string, { french = false } = {}): readonly TypographyFault[] {
  if (!CANDIDATE.test(text)) return NONE;
  const masked = text.replace(PASSED_OVER, (part) => MASK.repeat(part.length));
  const faults: TypographyFault[] = [];
  for (const { code, name, pattern, write } of HABITS) {
    if (french && code === 'space-before-sign') continue;
    for (const { 0: match, index } of masked.matchAll(pattern)) {
      if (faults.length >= MAX_DIAGNOSTICS) break;
      const around = masked.slice(Math.max(0, index - 12), index + match.length + 12);
      const shown = around.replaceAll(MASK, '').trim();
      const fix = write(match, opensAt(masked, index));
      const message = `${name} “${shown}”.`;
      faults.push({ offset: index, length: match.length, code, message, hint: whatToWrite(fix), fix });
    }
  }
  return faults.sort((one, other) => one.offset - other.offset).filter(clear);
}

function whatToWrite(replacement: string): string {
  if (replacement === '') return 'Remove the space.';
  if (replacement === ' ') return 'Write one.';
  const words = replacement.trim();
  return `Write ${words}${/\w$/.test(words) ? '.' : ' instead.'}`;
}

/** The same place is not named twice: "1 -- 2" is a dash and two blanks. */
function clear({ offset }: TypographyFault, index: number, all: TypographyFault[]): boolean {
  const before = all[index - 1];
  return !before || before.offset + before.length <= offset;
}

const NONE: TypographyFault[] = [];

// Most texts have none of it: they are read once, by this.
const CANDIDATE = /['"]|\.\.\.|--|  | [-,;:?!.]|\d[-x]\d|\d x \d|day-/;

const MASK = '\ufffc';
// Each alternative ends before the next tag begins, so that no text takes long.
const PASSED_OVER =
  /<!--(?:(?!<!--)[^])*?-->|<(code|pre)\b(?:(?!<\1\b)[^])*?<\/\1>|<\/?[a-z][^<>]*>|https?:\/\/[^\s<]+|\b10\.\d{4,}\/[^\s<]+|(?<![^\s<>])[^\s<>]+@[^\s<>]+|\b(?:ISSN|ISBN|DOI)[\s:]*[\dX-]+/gi;

const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

const HABITS: Habit[] = [
  {
    code: 'straight-quote',
    name: 'A straight quotation mark is in',
    pattern: /"/g,
    write: (_match, opens) => (opens ? '“' : '”'),
  },
  {
    code: 'straight-quote',
    name: 'A straight apostrophe is in',
    pattern: /'(?=\d\ds?\b)/g,
    write: () => '’',
  },
  {
    code: 'straight-quote',
    name: 'A straight apostrophe is in',
    pattern: /'/g,
    write: (_match, opens) => (opens ? '‘' : '’'),
  },
  { code: 'three-dots', name: 'Three dots stand for an ellipsis in', pattern: /\.\.\./g, write: () => '…' },
  {
    code: 'hyphen-as-dash',
    name: 'Hyphens stand for a dash in',
    pattern: /(?<! ) *--+ *| - /g,
    write: () => ' – ',
  },
  {
    code: 'hyphen-in-range',
    name: 'A hyphen stands for “to” in',
    pattern: /(?<![\w.,/+-]|\+\d+ )(?!0)\d+(?:\.\d+)?-\d+(?:\.\d+)?(?![\w/-]|\.\d)/g,
    write: (match) => match.replace('-', '–'),
  },
  {
    code: 'hyphen-in-range',
    name: 'A hyphen stands for “to” in',
    pattern: new RegExp(`(?<=\\b${DAYS})-(?=${DAYS})`, 'g'),
    write: () => '–',
  },
  { code: 'double-space', name: 'Two spaces are in', pattern: /(?<=\S) {2,}(?=\S)/g, write: () => ' ' },
  {
    code: 'space-before-sign',
    name: 'A space comes before a sign in',
    pattern: /(?<=\p{L}|\d|[)”’]) +(?=[,;?](?!\S*[()])|[:.!](?![\w:.)/=-]))(?<!\d +(?=:))/gu,
    write: () => '',
  },
  {
    code: 'letter-as-times',
    name: 'A letter stands for “times” in',
    pattern: /(?<![\w.])(?!0x)\d+(?:\.\d+)? ?x ?\d+(?:\.\d+)?(?!\w)/g,
    write: (match) => match.replace(/ ?x ?/, ' × '),
  },
];

/** Whether a quotation mark at a place opens a quotation; tags before it do not count. */
function opensAt(masked: string, index: number): boolean {
  let before = index - 1;
  while (masked[before] === MASK) before--;
  return before < 0 || /[\s([{–—“‘/]/.test(masked[before]!);
}
