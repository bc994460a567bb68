import type { IssueNumber } from '../../../content/journal-parts.gen.ts';
import { issueSegment } from '../issue-number.ts';

/** The variables of a DOI pattern. */
export interface DoiVariables {
  /** Undefined while the paper is online first. */
  volume?: number | undefined;
  issue?: IssueNumber | undefined;
  number: number | string;
  /** The last part of its address. */
  slug: string;
  year: string;
}

const VARIABLE = /\{(\w+)\}/g;
const variableNames = ['volume', 'issue', 'number', 'slug', 'year'] as const satisfies (keyof DoiVariables)[];

/** A pattern with its variables replaced: ijms.v1i2.3 for `ijms.v{volume}i{issue}.{number}`; {issue} may be 3-4 or s1. */
export function doiBy(pattern: string, paper: DoiVariables): string {
  return pattern.replace(VARIABLE, (match, name: string) =>
    isVariable(name) ? variable(paper, name) : match,
  );
}

function variable({ issue, ...paper }: DoiVariables, name: keyof DoiVariables): string {
  if (name !== 'issue') return String(paper[name]);
  return issue === undefined ? String(issue) : issueSegment(issue).replace(/^i/, '');
}

/** Whether a DOI contains the issue, so that an online-first paper has to wait for it. */
export function needsIssue(pattern: string): boolean {
  return /\{(volume|issue)\}/.test(pattern);
}

/**
 * The greatest number in the DOIs that match the pattern; 0 if none does.
 * @param dois DOIs in lower case
 * @param pattern the pattern of complete DOIs
 */
export function lastNumber(
  dois: Iterable<string>,
  pattern: string,
  paper: Omit<DoiVariables, 'number'>,
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

/** The error of a pattern, if any: unknown variables, or duplicate DOIs. */
export function diagnosticOfPattern(pattern: string): { message: string; hint: string } | undefined {
  const used = [...pattern.matchAll(VARIABLE)].map(([, name = '']) => name);
  const unknown = used.find((name) => !isVariable(name));
  if (unknown !== undefined)
    return {
      message: `A pattern of DOIs can’t contain {${unknown}}.`,
      hint: `Write one of ${variableNames.map((name) => `{${name}}`).join(', ')}.`,
    };
  if (used.includes('number')) return undefined;
  if (['volume', 'issue', 'slug'].every((name) => used.includes(name))) return undefined;
  return {
    message: 'By this pattern two papers would get the same DOI.',
    hint: 'Write {number}, as in "ijms.v{volume}i{issue}.{number}" or "ijms.{year}.{number}", or {volume} and {issue} with {slug}.',
  };
}

function isVariable(name: string): name is keyof DoiVariables {
  return variableNames.some((each) => each === name);
}
