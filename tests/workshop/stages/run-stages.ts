import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { CheckStep } from './steps.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/**
 * Runs checks stage by stage, all of them even if one fails, and counts them: a check with a test report
 * counts its tests, any other check counts as one. Within a stage, as many run concurrently as there are CPU
 * cores; the output of each is printed as a whole at its end.
 * @param root the project's root
 * @param print receives the output of concurrent checks; a single check prints directly
 */
export async function runStages(
  root: string,
  stages: readonly (readonly CheckStep[])[],
  print: (text: string) => unknown = (text) => process.stdout.write(text),
): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  for (const stage of stages) {
    const waiting = stage.values();
    const work = async (): Promise<void> => {
      for (const step of waiting) {
        const { passed, failed } = await runStep(root, step, { folder, print, isAlone: stage.length === 1 });
        total.passed += passed;
        total.failed += failed;
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  }
  return total;
}

interface StepRun {
  /** The folder of reports. */
  folder: string;
  print: (text: string) => unknown;
  isAlone: boolean;
}

async function runStep(root: string, step: CheckStep, { folder, print, isAlone }: StepRun): Promise<Tally> {
  const report = path.join(folder, `${step.report ?? 'none'}.json`);
  const title = `\n── ${step.name}\n`;
  if (isAlone) print(title);
  const started = performance.now();
  const { code, output } = await run(root, step, report, isAlone);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const end = `${code === 0 ? 'ok' : 'FAILED'}: ${step.name} (${seconds} s)\n`;
  print(isAlone ? end : title + output + end);
  return count(step, code, report);
}

async function run(
  root: string,
  { command, report }: CheckStep,
  reportFile: string,
  isAlone: boolean,
): Promise<{ code: number; output: string }> {
  const [name = '', ...rest] = command;
  const options =
    report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`] : [];
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    // Hundreds of processes and threads load the same modules, so the cache stores them without types
    // (scripts/compile-cache.mjs).
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/code'),
  };
  const to = isAlone ? 'inherit' : 'pipe';
  const child = spawn(name, [...rest, ...options], { cwd: root, stdio: ['ignore', to, to], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  return { code, output };
}

/**
 * Counts the tests in a report. A missing or empty report is a failure: a check that has tested nothing must
 * not pass.
 */
async function count({ report }: CheckStep, code: number, file: string): Promise<Tally> {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const tally = report === 'vitest' ? ofVitest(text) : ofPlaywright(text);
  const isSilent = tally.passed + tally.failed === 0 || (code !== 0 && tally.failed === 0);
  return isSilent ? { ...tally, failed: tally.failed + 1 } : tally;
}

function ofVitest(text: string): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(text) as Record<string, number>;
  return { passed: numPassedTests, failed: numFailedTests };
}

function ofPlaywright(text: string): Tally {
  const { stats } = JSON.parse(text) as { stats?: { expected: number; unexpected: number; flaky: number } };
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}
