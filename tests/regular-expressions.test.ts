import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from './helpers/source-files.ts';

/*
 * A regular expression that backtracks lets a text of some kilobytes hold a server, a build or an editor for minutes.
 * What is left out is the square of a length: an expression without a beginning that is tried at each place of a text.
 */

interface Expression {
  file: string;
  source: string;
  flags: string;
}

test('no regular expression takes more than a search at each place of the text', () => {
  const all = ['src', 'scripts'].flatMap((folder) =>
    sourceFiles(folder).flatMap(({ file, text }) => expressionsIn(file, text)),
  );
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(backtracks).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
});

test.each([
  ['nested', '^(?:a+;?)*$'],
  ['beside each other', '^\\s*x?\\s*$'],
])('one that backtracks is found: %s', (_name, source) => {
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
