/**
 * Replaces BibTeX's commands for accents with letters: {\\'E}mile becomes Émile. The library would take a name that
 * begins with a brace for the name of an institution.
 */
export function withAccents(text: string): string {
  return text.replace(GROUP, (group, command: string, written = '') => {
    const letter = (written as string).replace(/[{}\\]/g, '');
    const accent = accents[command];
    if (accent !== undefined && letter !== '') return (letter + accent).normalize('NFC');
    return letter === '' ? (letters[command] ?? group) : group;
  });
}

/** {\'E}, {\'{E}}, {\v S}, {\AA} */
const GROUP = /\{\\([a-zA-Z]{1,2}(?![a-zA-Z])|["'^`~=.]) {0,2}(\{\\?[a-zA-Z]\}|\\?[a-zA-Z])?\}/g;

/** Combining characters by the command of LaTeX. */
const accents: Record<string, string> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};

const letters: Record<string, string> = {
  AA: 'Å',
  aa: 'å',
  AE: 'Æ',
  ae: 'æ',
  OE: 'Œ',
  oe: 'œ',
  O: 'Ø',
  o: 'ø',
  L: 'Ł',
  l: 'ł',
  DH: 'Ð',
  dh: 'ð',
  TH: 'Þ',
  th: 'þ',
  DJ: 'Đ',
  dj: 'đ',
  ss: 'ß',
  i: 'ı',
};
