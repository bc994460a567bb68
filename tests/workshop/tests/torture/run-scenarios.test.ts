import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ScenarioCase, Scenario, CaseOutcome, Torture } from '../../torture/scenario.ts';
import { runScenarios } from '../../torture/run-scenarios.ts';
import { sqliteOnDisk } from '../../torture/store-kind.ts';

const torture: Torture = {
  engine: '',
  content: '',
  built: undefined,
  store: sqliteOnDisk,
  scale: 'long',
  seconds: undefined,
  say: () => undefined,
};

function createScenario(
  attempt: (given: ScenarioCase) => CaseOutcome,
  more: Partial<Scenario> = {},
): Scenario {
  const words = { name: 'kill', promise: 'It is there', fault: 'kill -9', unit: 'kills' };
  return {
    ...words,
    cases: { short: 1, long: 4 },
    attempt: async (_torture, given) => attempt(given),
    ...more,
  };
}

test('a loss has the command that repeats its case, and a repeated case is the same', async () => {
  const seen: number[] = [];
  const scenario = createScenario(({ number, random }) => {
    seen.push(random.below(1_000_000));
    return { tried: 2, lost: number === 3 ? ['R-a is gone.'] : [], note: 'as before' };
  });
  const [row] = await runScenarios([scenario], torture, { seed: 7 });
  expect(row).toMatchObject({
    scenario: 'kill',
    tried: 8,
    notes: ['as before'],
    lost: [{ what: 'R-a is gone.', again: 'npx pagewright torture --only kill --seed 7 --case 3 --long' }],
  });
  expect(new Set(seen).size).toBe(4);
  const [again] = await runScenarios([scenario], torture, { seed: 7, case: 3 });
  expect(again?.lost).toHaveLength(1);
  expect(seen.at(-1)).toBe(seen[2]);
});

test('a case that throws is a loss, and leaves no files', async () => {
  const folders: string[] = [];
  const scenario = createScenario(({ folder }) => {
    folders.push(folder);
    throw new Error('No port is free.');
  });
  const [row] = await runScenarios([scenario], torture, { seed: 1, cases: 1 });
  expect(row?.lost[0]?.what).toMatch(/^The case failed: Error: No port is free\./);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
});

test('an impossible case is skipped, and a scenario may end before its cases do', async () => {
  const ends = createScenario(({ number }) => ({ tried: 1, lost: [], isLast: number === 2 }));
  const rows = await runScenarios(
    [
      ends,
      createScenario(() => ({ tried: 1, lost: [] }), { leftOut: async () => 'strace is not installed' }),
      createScenario(() => ({ tried: 1, lost: [] }), { cases: { short: 1, long: 0 } }),
    ],
    torture,
    { seed: 1 },
  );
  expect(rows.map(({ tried, leftOut }) => [tried, leftOut])).toEqual([
    [2, undefined],
    [0, 'strace is not installed'],
    [0, 'it only runs with --long'],
  ]);
});
