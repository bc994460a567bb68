import { expect, test } from 'vitest';
import { resultsTable } from '../../bench/table.ts';
import { measureNames } from '../../bench/builds/measures.ts';

test('a table has the medians of each size, and the ratios to comparable measures', () => {
  const one = (pages: number, name: string, ...walls: number[]) => ({
    pages,
    name,
    runs: walls.map((wall) => ({ wall, cpu: wall * 2, memory: 100 })),
  });
  const measured = [
    one(1000, measureNames.parse, 0.5),
    one(1000, 'validate, cold', 1, 2, 1),
    one(1000, measureNames.eleventy, 1),
    one(1000, 'build, cold', 2, 2, 2),
    one(1000, measureNames.render, 0.8),
    one(50, 'build, no edit', 0.25),
  ];
  const visit = (subject: string, ...waits: number[]) => ({
    name: 'first page',
    subject,
    runs: waits.map((milliseconds) => ({ milliseconds, bytes: 12_345 })),
  });
  const pressed = { name: 'menu (/)', subject: 'ours', runs: [{ milliseconds: 48, processor: 8.04 }] };
  const visited = [visit('hand-made', 200, 220, 500), visit('ours', 231, 242, 264), pressed];
  expect(resultsTable({ node: 'v24', cores: 2, seed: 1, measured, visited })).toBe(`1,000 pages
   wall s    cpu s       MB
     0.50     1.00      100  read and parse
     1.00     2.00      100  validate, cold; 2.00 × read and parse
     1.00     2.00      100  Eleventy, cold
     2.00     4.00      100  build, cold; 2.50 × renderToString; 2.00 × Eleventy, cold
     0.80     1.60      100  renderToString

50 pages
   wall s    cpu s       MB
     0.25     0.50      100  build, no edit

Waiting times of a visitor
       ms       kB   cpu ms
      220     12.3           first page, hand-made
      242     12.3           first page, ours; 1.10 × hand-made
       48               8.0  menu (/), ours`);
});
