/** What a pattern of DOIs may name of a paper. */
export interface NamedByDoi {
  volume: number;
  issue: number;
  /** The paper's place in its issue, from 1. */
  number: number;
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

/** What is wrong with a pattern: names that it can't use, or papers that would get the same DOI. */
export function faultOfPattern(pattern: string): { message: string; hint: string } | undefined {
  const used = [...pattern.matchAll(names)].map(([, name = '']) => name);
  const unknown = used.find((name) => !isKnown(name));
  if (unknown !== undefined)
    return {
      message: `A pattern of DOIs knows no {${unknown}}.`,
      hint: `Write one of ${known.map((name) => `{${name}}`).join(', ')}.`,
    };
  if (['volume', 'issue', 'number'].every((name) => used.includes(name))) return undefined;
  if (['volume', 'issue', 'slug'].every((name) => used.includes(name))) return undefined;
  return {
    message: 'By this pattern two papers would get the same DOI.',
    hint: 'Write {volume} and {issue} with {number} or {slug}, as in "ijms.v{volume}i{issue}.{number}".',
  };
}

function isKnown(name: string): name is keyof NamedByDoi {
  return known.some((each) => each === name);
}
