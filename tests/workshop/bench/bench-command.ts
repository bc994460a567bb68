import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { Roots } from '../../../src/site-build/roots.ts';
import type { CommandContext, ExitCode } from '../../../src/command/command.ts';
import { compareResults } from './compare.ts';
import { writeCorpus } from './corpus/corpus.ts';
import { installEleventy } from './builds/eleventy.ts';
import { measureCorpus } from './builds/measure-corpus.ts';
import { measureDev } from './dev/measure-dev.ts';
import { measureStudio } from './studio/measure-studio.ts';
import { benchOptions, type BenchOptions, type BenchValues } from './options.ts';
import { measureAnswers } from './visits/measure-interactions.ts';
import { measurePages } from './visits/measure-pages.ts';
import type { BenchResults, Measured, Visited } from './results.ts';
import { resultsTable } from './table.ts';

interface BenchHost {
  /** Receives the results. */
  print: (text: string) => void;
  /** Prints progress. */
  say: (line: string) => void;
}

/**
 * Measures the engine on corpora of many pages.
 * @throws Error if a measured program fails, with its output
 */
export async function benchCommand({
  roots,
  values,
  out,
  err,
}: CommandContext<BenchValues>): Promise<ExitCode> {
  const host: BenchHost = { print: (text) => out(`${text}\n`), say: (line) => err(`${line}\n`) };
  const options = benchOptions(values);
  if (options.write) {
    await writeCorpora(roots.engine, options.write, options, host);
    return 0;
  }
  const earlier = options.compare ? await readResults(options.compare) : undefined;
  const results = await measure(roots, options, host);
  host.print(options.json ? JSON.stringify(results, null, 2) : resultsTable(results));
  if (earlier) compareResults(earlier, results).forEach((line) => host.print(line));
  return 0;
}

async function writeCorpora(
  engine: string,
  folder: string,
  { sizes, seed, of }: BenchOptions,
  { print }: BenchHost,
): Promise<void> {
  for (const pages of sizes) {
    const target = path.resolve(folder, String(pages));
    await writeCorpus(engine, target, { pages, seed, of });
    print(target);
  }
}

async function measure(
  roots: Roots,
  { sizes, seed, of, runs, only }: BenchOptions,
  { say }: BenchHost,
): Promise<BenchResults> {
  const { engine } = roots;
  const eleventy = path.join(engine, 'node_modules/.cache/bench/eleventy');
  const hasEleventy = of === undefined;
  const missing = only.includes('build') && hasEleventy ? await installEleventy(eleventy) : undefined;
  if (missing) say(missing);
  const measured: Measured[] = [];
  for (const pages of only.includes('validate') || only.includes('build') ? sizes : []) {
    const more = { kinds: only, eleventy: missing || !hasEleventy ? undefined : eleventy, say };
    const some = await inFolder((folder) =>
      measureCorpus({ engine, folder, pages, seed, of, runs, ...more }),
    );
    measured.push(...some);
  }
  for (const pages of only.includes('dev') ? sizes : [])
    measured.push(
      ...(await inFolder((folder) => measureDev({ engine, folder, pages, seed, of, runs, say }))),
    );
  const visited: Visited[] = [];
  if (only.includes('pages'))
    visited.push(...(await inFolder((folder) => measurePages({ engine, folder, seed, runs, say }))));
  if (only.includes('interactions') || only.includes('search')) {
    const corpus = of === undefined ? undefined : { pages: Math.max(...sizes), seed, of };
    visited.push(...(await inFolder((folder) => measureAnswers({ roots, corpus, folder, runs, only, say }))));
  }
  if (only.includes('studio'))
    visited.push(...(await inFolder((folder) => measureStudio({ engine, folder, sizes, seed, say }))));
  return { node: process.version, cores: availableParallelism(), seed, measured, visited };
}

/** Runs a task with a temporary folder. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readResults(file: string): Promise<BenchResults> {
  return JSON.parse(await readFile(file, 'utf8')) as BenchResults;
}
