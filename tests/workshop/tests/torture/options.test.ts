import { expect, test } from 'vitest';
import { tortureOptions, type TortureValues } from '../../torture/options.ts';

const read = (values: Partial<TortureValues> = {}) =>
  tortureOptions({ seed: '1', ...values }, ['kill', 'power']);

test('without options a few cases of every scenario run', () => {
  expect(read()).toEqual({ long: false, json: false, seed: 1, only: undefined });
});

test('every option is parsed', () => {
  const counts = { case: '12', cases: '3', seconds: '600' };
  expect(read({ long: true, json: true, only: 'kill,power', seed: '7', ...counts })).toEqual({
    long: true,
    json: true,
    only: ['kill', 'power'],
    seed: 7,
    case: 12,
    cases: 3,
    seconds: 600,
  });
});

test.each<[Partial<TortureValues>, string]>([
  [{ only: 'kil' }, '--only kil is no scenario: kill, power.'],
  [{ seed: 'x' }, '--seed x is not a whole number.'],
  [{ cases: '0' }, '--cases 0 is not a whole number of at least 1.'],
  [{ seconds: '1.5' }, '--seconds 1.5 is not a whole number of at least 1.'],
])('%j is invalid', (values, sentence) => {
  expect(() => read(values)).toThrow(sentence);
});
