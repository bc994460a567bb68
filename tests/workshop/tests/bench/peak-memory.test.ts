import { expect, test } from 'vitest';
import { peakMemory, type ProcessUsage } from '../../bench/builds/peak-memory.ts';

/* The total memory of several processes over time. */

/** @param seen megabytes by milliseconds */
function usage(
  process: number,
  startedBy: number,
  memory: number,
  seen: Record<number, number>,
): ProcessUsage {
  const samples = Object.entries(seen).map(([at, megabytes]): [number, number] => [Number(at), megabytes]);
  return { process, startedBy, cpu: 1, memory, samples };
}

test('a single process counts with its maximum, with any samples', () => {
  expect(peakMemory([usage(1, 0, 500, { 0: 40, 900: 300 })])).toBe(500);
});

test('processes in sequence are not added up, except the memory of the first one meanwhile', () => {
  const first = usage(1, 0, 500, { 0: 40, 100: 60, 120: 61, 480: 62, 520: 64, 1000: 500 });
  const one = usage(2, 1, 400, { 110: 40, 300: 350 });
  const other = usage(3, 1, 450, { 310: 40, 490: 300 });
  expect(peakMemory([first, one])).toBe(500);
  expect(peakMemory([first, one, other])).toBe(62 + 450);
});

test('concurrent processes are added up', () => {
  const first = usage(1, 0, 100, { 0: 40, 100: 60, 500: 90 });
  const one = usage(2, 1, 400, { 110: 40, 300: 350 });
  const other = usage(3, 1, 450, { 200: 40, 490: 300 });
  expect(peakMemory([first, one, other])).toBe(60 + 400 + 450);
});

test('the memory of a process before it started another counts even without a sample since', () => {
  const first = usage(1, 0, 700, { 0: 40, 90: 600, 500: 300 });
  expect(peakMemory([first, usage(2, 1, 200, { 110: 40, 300: 150 })])).toBe(600 + 200);
});
