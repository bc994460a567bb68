/** @module-tag long */
import { afterAll, expect, test } from 'vitest';
import type { Scenario, Torture } from '../../torture/scenario.ts';
import { scenarios } from '../../torture/scenarios.ts';
import { runScenarios } from '../../torture/run-scenarios.ts';
import { sqliteOnDisk } from '../../torture/store-kind.ts';
import { root } from '../../../helpers/project.ts';
import { copySmallSite } from '../../../helpers/small-site.ts';

/* A few cases of each scenario: the same table as `pagewright torture`, which runs longer. */
const content = copySmallSite();
afterAll(() => content.remove());

/** Scenarios that measure a load run alone; the others mostly wait, and run concurrently. */
const alone = new Set(['load', 'burst', 'slow']);
const [loads = [], others = []] = [true, false].map((isLoad) =>
  scenarios.filter(({ name }) => alone.has(name) === isLoad).map((line) => [line.name, line] as const),
);

const timeout = 120_000;
test.concurrent.each(others)('%s: nothing is lost', { timeout }, (_name, scenario) =>
  expectNothingLost(scenario),
);
test.each(loads)('%s: nothing is lost', { timeout }, (_name, scenario) => expectNothingLost(scenario));

async function expectNothingLost(scenario: Scenario): Promise<void> {
  const torture: Torture = {
    engine: root,
    content: content.root,
    built: undefined,
    store: sqliteOnDisk,
    scale: 'short',
    seconds: undefined,
    say: () => undefined,
  };
  const [row] = await runScenarios([scenario], torture, { seed: 1 });
  expect(row?.lost).toEqual([]);
  expect(row?.leftOut !== undefined || row!.tried > 0).toBe(true);
}
