/** What a pattern of DOIs may name of a paper. */
export interface NamedByDoi {
  /** Neither is there while the paper is online first. */
  volume?: number | undefined;
  issue?: number | undefined;
  number: number | string;
  /** The last part of its address. */
  slug: string;
  year: string;
}

const names = /\{(\w+)\}/g;
const known = ['volume', 'issue', 'number', 'slug', 'year'] as const satisfies (keyof NamedByDoi)[];

/** A pattern with what it names in place of the names: ijms.v1i2.3 for `ijms.v{volume}i{issue}.{number}`. */
export function doiBy(pattern: string, paper: NamedByDoi): string {
  return pattern.replace(names, (whole, name: string) => (isKnown(name) ? String(paper[name]) : whole));
}

/** Whether a paper gets its DOI by the issue that it is in, so that one online first has to wait for it. */
export function asksForIssue(pattern: string): boolean {
  return /\{(volume|issue)\}/.test(pattern);
}

/**
 * The greatest number that one of these DOIs has by the pattern, 0 where none has.
 * @param dois in small letters
 * @param pattern of whole DOIs
 */
export function lastNumber(
  dois: Iterable<string>,
  pattern: string,
  paper: Omit<NamedByDoi, 'number'>,
): number {
  const mark = '{number}';
  const [before = '', ...rest] = doiBy(pattern, { ...paper, number: mark })
    .toLowerCase()
    .split(mark);
  const after = rest.join(mark);
  const numbers = [...dois].map((doi) => {
    const isLike = doi.startsWith(before) && doi.endsWith(after);
    const middle = isLike ? doi.slice(before.length, doi.length - after.length) : '';
    return /^\d+$/.test(middle) ? Number(middle) : 0;
  });
  return Math.max(0, ...numbers);
}

/** What is wrong with a pattern: names that it can't use, or papers that would get the same DOI. */
export function faultOfPattern(pattern: string): { message: string; hint: string } | undefined {
  const used = [...pattern.matchAll(names)].map(([, name = '']) => name);
  const unknown = used.find((name) => !isKnown(name));
  if (unknown !== undefined)
    return {
      message: `A pattern of DOIs knows no {${unknown}}.`,
      hint: `Write one of ${known.map((name) => `{${name}}`).join(', ')}.`,
    };
  if (used.includes('number')) return undefined;
  if (['volume', 'issue', 'slug'].every((name) => used.includes(name))) return undefined;
  return {
    message: 'By this pattern two papers would get the same DOI.',
    hint: 'Write {number}, as in "ijms.v{volume}i{issue}.{number}" or "ijms.{year}.{number}", or {volume} and {issue} with {slug}.',
  };
}

function isKnown(name: string): name is keyof NamedByDoi {
  return known.some((each) => each === name);
}
