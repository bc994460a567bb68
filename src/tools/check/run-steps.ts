import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Step } from './steps.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/**
 * Runs checks one after the other, all of them even if one fails, and counts: a check that reports its tests counts
 * those, any other counts as one.
 * @param root the project's root
 */
export async function runSteps(root: string, steps: readonly Step[]): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  for (const step of steps) {
    const report = path.join(folder, `${step.report ?? 'none'}.json`);
    const started = performance.now();
    console.log(`\n── ${step.name}`);
    const code = await run(root, step, report);
    const tally = await count(step, code, report);
    total.passed += tally.passed;
    total.failed += tally.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${step.name} (${seconds} s)`);
  }
  return total;
}

function run(root: string, { command, report }: Step, reportFile: string): Promise<number> {
  const [name = '', ...rest] = command;
  const options =
    report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`] : [];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  return new Promise((resolve, reject) => {
    const child = spawn(name, [...rest, ...options], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A report that is missing or empty is a failure: a check that looked at nothing must not pass. */
async function count({ report }: Step, code: number, file: string): Promise<Tally> {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const tally = report === 'vitest' ? ofVitest(text) : ofPlaywright(text);
  const silent = tally.passed + tally.failed === 0 || (code !== 0 && tally.failed === 0);
  return silent ? { ...tally, failed: tally.failed + 1 } : tally;
}

function ofVitest(text: string): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(text) as Record<string, number>;
  return { passed: numPassedTests, failed: numFailedTests };
}

function ofPlaywright(text: string): Tally {
  const { stats } = JSON.parse(text) as { stats?: { expected: number; unexpected: number; flaky: number } };
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}
