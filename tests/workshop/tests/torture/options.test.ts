import { expect, test } from 'vitest';
import { readOptions, usage } from '../../torture/options.ts';

const read = (...words: string[]) => readOptions(words, ['kill', 'power']);

test('nothing asks for a few cases of everything', () => {
  expect(read()).toEqual({ long: false, json: false, help: false, seed: 1, only: undefined });
});

test('every option is read, and explained', () => {
  const words = ['--long', '--json', '--help', '--only', 'kill,power', '--seed', '7'];
  const counts = ['--case', '12', '--cases', '3', '--seconds', '600'];
  expect(read(...words, ...counts)).toEqual({
    long: true,
    json: true,
    help: true,
    only: ['kill', 'power'],
    seed: 7,
    case: 12,
    cases: 3,
    seconds: 600,
  });
  for (const word of [...words, ...counts].filter((each) => each.startsWith('--')))
    expect(word === '--help' || usage.includes(word), word).toBe(true);
});

test.each([
  [['--only', 'kil'], '--only kil is no line: kill, power.'],
  [['--seed', 'x'], '--seed x is not a whole number.'],
  [['--cases', '0'], '--cases 0 is not a whole number from 1 on.'],
  [['--seconds', '1.5'], '--seconds 1.5 is not a whole number from 1 on.'],
])('%s can’t be understood', (words, sentence) => {
  expect(read(...words)).toBe(sentence);
});

test('an option that is not known is told', () => {
  expect(read('--quick')).toMatch(/^Unknown option '--quick'/);
});
