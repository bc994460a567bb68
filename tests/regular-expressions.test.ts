import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from './helpers/source-files.ts';

/* A regular expression that backtracks can block a server, a build or an editor for minutes with a text of some
   kilobytes. An unanchored expression takes quadratic time, because it is tried at each position: it is only
   allowed for short texts, not for files of strangers, uploads and requests. */

interface Expression {
  file: string;
  source: string;
  flags: string;
}

test('no regular expression takes more than one search per position of the text', () => {
  const all = ['src', 'scripts'].flatMap((folder) =>
    sourceFiles(folder)
      .filter(({ file }) => !file.includes('/tests/'))
      .flatMap(({ file, text }) => expressionsIn(file, text)),
  );
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(backtracks).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
});

test('in code that reads files of strangers and requests, no expression is tried at each position of a long text', () => {
  const all = foreign.flatMap((folder) =>
    sourceFiles(folder).flatMap(({ file, text }) => expressionsIn(file, text)),
  );
  expect(all.length).toBeGreaterThan(100);
  const slow = all.filter((each) => moves(each) && worstTime(each) > 50);
  expect(slow.map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
});

/** The rooms that read unchecked text. */
const foreign = [
  'src/journal/core/text',
  'src/journal/node/import',
  'src/journal/node/oai',
  'src/journal/node/read-text',
  'src/server',
  'src/core/rich-text',
  'src/core/svg',
  'src/authoring/edits',
];

/** The longest time to search 20,000 characters that nearly match. */
function worstTime({ source, flags }: Expression): number {
  const expression = new RegExp(source, flags);
  const times = [
    'a',
    'A',
    '1',
    ' ',
    '\n',
    '<',
    '/',
    '-',
    ',',
    '.',
    ':',
    ';',
    '"',
    '[',
    '{',
    '#',
    '?',
    'क',
  ].map((sign) => {
    const text = `${sign.repeat(20_000)}\u0000x`;
    // Another program may have used the processor: a slow expression is slow twice.
    const tries = [1, 2].map(() => {
      const start = performance.now();
      text.replace(expression, '');
      return performance.now() - start;
    });
    return Math.min(...tries);
  });
  return Math.max(...times);
}

function moves({ source, flags }: Expression): boolean {
  return analyse({ source, flags }).reports.some(({ type }) => type === 'Move');
}

test.each([
  ['nested', '^(?:a+;?)*$'],
  ['adjacent', '^\\s*x?\\s*$'],
])('a regular expression that backtracks is found: %s', (_name, source) => {
  expect(backtracks({ file: '', source, flags: '' })).toBe(true);
});

function backtracks({ source, flags }: Expression): boolean {
  return analyse({ source, flags }).reports.some(({ type }) => type !== 'Move');
}

function expressionsIn(file: string, text: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags });
    else Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}
