import { expect, test } from 'vitest';
import { startProgress } from '../../../src/tools/report/progress.ts';

function progressLines(steps: [time: number, done: number][], all: number): string[] {
  const lines: string[] = [];
  let time = 0;
  const progress = startProgress({ all, unit: 'cases', print: (line) => lines.push(line), now: () => time });
  for (const [at, done] of steps) {
    time = at;
    progress.at(done, '3 faults');
  }
  return lines;
}

test('a line has the progress, the rate and the remaining time', () => {
  expect(progressLines([[10_000, 1_000]], 10_000)).toEqual([
    '1,000 of 10,000 cases, 100 a second, 2 min left, 3 faults',
  ]);
  expect(progressLines([[10_000, 50]], 300)).toEqual(['50 of 300 cases, 5.0 a second, 50 s left, 3 faults']);
  expect(progressLines([[60_000, 60]], 10_000)).toEqual([
    '60 of 10,000 cases, 1.0 a second, 2 h 46 min left, 3 faults',
  ]);
});

test('lines come seconds after each other, and none before the work begins', () => {
  const lines = progressLines([[6_000, 0], [6_500, 10], [7_000, 20], [11_000, 30], [11_600, 40]], 100); // prettier-ignore
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['10', '40']);
});
