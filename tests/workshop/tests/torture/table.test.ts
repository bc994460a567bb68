import { expect, test } from 'vitest';
import { scenarioTable, type Row } from '../../torture/table.ts';

const row: Row = {
  scenario: 'kill',
  promise: 'It is there',
  fault: 'kill -9',
  tried: 1200,
  unit: 'kills',
  lost: [],
  notes: [],
  seconds: 1,
};

test('the table has tries, losses, the command to repeat them, and skipped scenarios', () => {
  const lost = [{ what: 'R-a is gone.', again: 'npx pagewright torture --only power --seed 1 --case 3' }];
  const rows: Row[] = [
    row,
    { ...row, fault: 'power off', lost, notes: ['p99 3 ms'] },
    { ...row, leftOut: 'strace is missing' },
  ];
  expect(scenarioTable(rows)).toBe(`Promise      Fault      Tried        Lost
It is there  kill -9    1,200 kills  0
It is there  power off  1,200 kills  1
    p99 3 ms
    LOST: R-a is gone.
          npx pagewright torture --only power --seed 1 --case 3
It is there  kill -9    –            –
    skipped: strace is missing`);
});
