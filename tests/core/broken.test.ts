import { describe, expect, test } from 'vitest';
import { caseFiles, readCases } from './case-files.ts';
import { report } from './fixture.ts';

const files = await Promise.all(caseFiles().map(async (file) => [file, await readCases(file)] as const));
const all = files.flatMap(([file, { cases }]) => cases.map((each) => ({ file, ...each })));
// Some cases are just inside the limits: their report is empty.
const mistakes = all.filter(({ report: lines }) => lines.join('') !== '');

test('the fixture itself has no diagnostic', () => {
  expect(report({})).toBe('');
});

test('the table has the expected number of cases', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(390);
});

test('the table has no duplicate', () => {
  const changes = all.map(({ change }) => JSON.stringify(change));
  expect(all.filter((_, index) => changes.indexOf(changes[index]!) < index)).toEqual([]);
  const names = all.map(({ file, name }) => `${file}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('one mistake is reported once, or twice with a stated reason', () => {
  const tooMany = mistakes.filter(({ report: lines, two }) => {
    const count = lines.filter((line) => /^\S.*:\d+:\d+ [a-z0-9-]+ /.test(line)).length;
    return count !== (two === undefined ? 1 : 2);
  });
  expect(tooMany.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

// The cases of an extension have their own fixture, next to them.
const own = files.filter(([file]) => file.startsWith('tests/core/'));

describe.each(own)('%s', (_file, { cases, makeReport = report }) => {
  test.each(cases)('$name', ({ change, report: lines }) => {
    expect(makeReport(change).trimEnd().split('\n')).toEqual(lines);
  });
});
