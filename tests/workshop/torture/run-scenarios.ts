import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '../fuzz/random.ts';
import type { Scenario, CaseOutcome, Torture } from './scenario.ts';
import type { Row } from './table.ts';

export interface RunOptions {
  seed: number;
  /** The number of the only case to run. */
  case?: number;
  /** The number of cases per scenario. Default: depends on the scale */
  cases?: number;
}

/** Runs scenarios, one after the other. @returns a table row for each */
export async function runScenarios(
  scenarios: readonly Scenario[],
  torture: Torture,
  options: RunOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const scenario of scenarios) {
    torture.say(`${scenario.name}: ${scenario.fault}`);
    rows.push(await runScenario(scenario, torture, options));
  }
  return rows;
}

async function runScenario(scenario: Scenario, torture: Torture, options: RunOptions): Promise<Row> {
  const began = performance.now();
  const { name, promise, fault, unit } = scenario;
  const row: Row = { scenario: name, promise, fault, unit, tried: 0, lost: [], notes: [], seconds: 0 };
  const leftOut = await scenario.leftOut?.(torture);
  if (leftOut !== undefined) return { ...row, leftOut };
  const all = options.cases ?? scenario.cases[torture.scale];
  if (all === 0) return { ...row, leftOut: 'it only runs with --long' };
  const numbers =
    options.case === undefined ? Array.from({ length: all }, (_, index) => index + 1) : [options.case];
  let reportedAt = began;
  for (const number of numbers) {
    const { tried, lost, note, isLast } = await tryCase(scenario, torture, options.seed, number);
    const again = `npx pagewright torture --only ${name} --seed ${options.seed} --case ${number}${torture.scale === 'long' ? ' --long' : ''}`;
    row.tried += tried;
    row.lost.push(...lost.map((what) => ({ what, again })));
    if (note !== undefined && !row.notes.includes(note)) row.notes.push(note);
    if (performance.now() - reportedAt > reportMs) {
      reportedAt = performance.now();
      torture.say(`${name}: ${number} of ${all} cases, ${row.lost.length} lost`);
    }
    if (isLast) break;
  }
  return { ...row, seconds: Math.round((performance.now() - began) / 100) / 10 };
}

const reportMs = 10_000;

/** A case that could not be run counts as a loss, because its result is unknown. */
async function tryCase(
  scenario: Scenario,
  torture: Torture,
  seed: number,
  number: number,
): Promise<CaseOutcome> {
  const folder = await mkdtemp(path.join(tmpdir(), `torture-${scenario.name}-`));
  try {
    const random = seeded(seed * 1_000_003 + number);
    return await scenario.attempt(torture, { number, random, folder });
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { tried: 1, lost: [`The case failed: ${words}`] };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
