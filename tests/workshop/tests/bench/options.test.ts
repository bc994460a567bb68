import { expect, test } from 'vitest';
import { extensionCorpora } from '../../bench/corpus/extension-corpus.ts';
import { benchOptions, type BenchValues } from '../../bench/options.ts';

const usual = { sizes: '50,1000,10000', runs: '3', seed: '1' };
const read = (values: Partial<BenchValues> = {}) => benchOptions({ ...usual, ...values });

test.each<[Partial<BenchValues>, string]>([
  [
    { sizes: '50,2' },
    '--sizes 50,2 is not a list of numbers such as 50,1000; each corpus has at least three pages.',
  ],
  [
    { sizes: 'many' },
    '--sizes many is not a list of numbers such as 50,1000; each corpus has at least three pages.',
  ],
  [
    { only: 'build,tests' },
    '--only tests is not a measure: validate, build, dev, pages, interactions, search, studio.',
  ],
  [{ of: 'nothing' }, `--of nothing has no corpus: ${extensionCorpora().join(', ')}.`],
  [
    { of: extensionCorpora()[0]!, only: 'pages' },
    '--only pages is measured only on plain pages, without --of.',
  ],
  [{ runs: '0' }, '--runs 0 is not a number of runs.'],
  [{ seed: '1.5' }, '--seed 1.5 is not a whole number.'],
])('%j is refused with a message', (values, sentence) => {
  expect(() => read(values)).toThrow(sentence);
});

test('without options everything is measured, three times', () => {
  expect(read()).toMatchObject({
    sizes: [50, 1000, 10000],
    only: ['validate', 'build', 'dev', 'pages', 'interactions', 'search', 'studio'],
    runs: 3,
    seed: 1,
  });
});
