import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeCorpus } from '../corpus/corpus.ts';
import { copyEngine } from './engine-copy.ts';
import { writeEleventySite } from './eleventy.ts';
import { measuresOn } from './measures.ts';
import { clearResultsInto } from './clear-results.ts';
import type { Measured } from '../results.ts';
import { runMeasured } from './run-measured.ts';

export interface CorpusMeasuring {
  engine: string;
  /** A folder for the corpus and everything made from it; the caller removes it. */
  folder: string;
  pages: number;
  seed: number;
  /** The extension of the corpus. */
  of: string | undefined;
  /** The number of runs. */
  runs: number;
  kinds: readonly string[];
  /** The folder of Eleventy, if installed. */
  eleventy: string | undefined;
  say: (line: string) => void;
}

/** The timeout of a program, in milliseconds. */
const longestRun = 20 * 60_000;
/** The time after which no further round begins, in milliseconds. */
const longestSize = 10 * 60_000;

/**
 * Measures the work on one corpus. A run takes all measures one by one, so other work of the machine affects each
 * equally.
 * @returns the measures that could be run, in order
 */
export async function measureCorpus({
  engine,
  folder,
  pages,
  seed,
  of,
  runs,
  kinds,
  eleventy,
  say,
}: CorpusMeasuring): Promise<Measured[]> {
  const place = (name: string) => path.join(folder, name);
  const [site, scratch] = [place('site'), place('scratch')];
  await mkdir(scratch, { recursive: true });
  say(`Writing ${pages} pages …`);
  const files = await writeCorpus(engine, site, { pages, seed, of });
  const beside = eleventy && {
    folder: place('eleventy'),
    args: await writeEleventySite(eleventy, place('eleventy'), site),
  };
  const clearResults = clearResultsInto(place('aside'));
  const measures = measuresOn({
    engine: await copyEngine(engine, place('engine'), clearResults),
    site,
    leaf: files.at(-1)!,
    eleventy: beside || undefined,
    scratch,
    clearResults,
  }).filter(({ kind }) => kinds.includes(kind));
  const results = new Map<string, Measured>();
  const started = performance.now();
  for (let round = 0; round < runs; round++) {
    if (round > 0 && performance.now() - started > longestSize) break;
    for (const measure of measures) {
      if (measure.isLong && round > 0) continue;
      await measure.prepare?.();
      const usage = await runMeasured({ args: measure.args, cwd: measure.cwd, limit: longestRun });
      const { name } = measure;
      const result = results.get(name) ?? { pages, name, runs: [] };
      result.runs.push(usage);
      results.set(name, result);
      say(`${pages} pages, run ${round + 1}: ${name}, ${usage.wall.toFixed(2)} s`);
    }
  }
  return [...results.values()];
}
