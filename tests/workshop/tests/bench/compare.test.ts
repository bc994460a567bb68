import { expect, test } from 'vitest';
import { compareResults } from '../../bench/compare.ts';
import { median, medianUsage, type BenchResults } from '../../bench/results.ts';

function results(walls: Record<string, number[]>): BenchResults {
  const measured = Object.entries(walls).map(([name, runs]) => ({
    pages: 1000,
    name,
    runs: runs.map((wall) => ({ wall, cpu: wall, memory: 100 })),
  }));
  return { node: 'v24', cores: 2, seed: 1, measured, visited: [] };
}

test('a change is reported as a factor of speed', () => {
  const before = results({ build: [10, 11, 12], validate: [1, 1, 1], edit: [2, 2.1, 2] });
  const after = results({ build: [5, 5.5, 5], validate: [3, 3.5, 3], edit: [2, 2, 2.2], check: [1] });
  expect(compareResults(before, after)).toEqual([
    '1,000 pages, build: 11.00 s → 5.00 s, 2.20 times as fast',
    '1,000 pages, validate: 1.00 s → 3.00 s, 3.00 times as long',
    '1,000 pages, edit: 2.00 s → 2.00 s, as before',
    '1,000 pages, check: 1.00 s, not measured before',
  ]);
});

test('if the runs overlap, the medians prove nothing', () => {
  expect(compareResults(results({ build: [1, 2, 9] }), results({ build: [3, 4, 5] }))).toEqual([
    '1,000 pages, build: 2.00 s → 4.00 s, no difference beyond the spread of the runs',
  ]);
});

test('results for different numbers of pages are not compared', () => {
  const before = results({ build: [1] });
  before.measured[0]!.pages = 50;
  expect(compareResults(before, results({ build: [1] }))).toEqual([
    '1,000 pages, build: 1.00 s, not measured before',
  ]);
});

test('the times of visitors are compared too', () => {
  const visit = (...waits: number[]): BenchResults => ({
    ...results({}),
    visited: [
      {
        name: 'first page',
        subject: 'ours',
        runs: waits.map((milliseconds) => ({ milliseconds, bytes: 9 })),
      },
    ],
  });
  expect(compareResults(visit(400, 420), visit(200, 210))).toEqual([
    'first page, ours: 410 ms → 205 ms, 2.00 times as fast',
  ]);
});

test('each figure has a separate median', () => {
  const runs = [
    { wall: 1, cpu: 9, memory: 50 },
    { wall: 3, cpu: 7, memory: 90 },
    { wall: 2, cpu: 8, memory: 70 },
  ];
  expect(medianUsage(runs)).toEqual({ wall: 2, cpu: 8, memory: 70 });
  expect(median([4, 1])).toBe(2.5);
  expect(() => median([])).toThrow(new RangeError('There are no numbers.'));
});
