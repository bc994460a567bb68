import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { validateSite } from '../../../../src/site-build/validate-site.ts';
import { dataAddress } from '../../../../src/core/page/page-address.ts';
import { toRoute } from '../../../../src/core/page/routes.ts';
import { copyEngine } from '../builds/engine-copy.ts';
import { clearResultsInto } from '../builds/clear-results.ts';
import type { ProgramUsage } from '../builds/run-measured.ts';
import { writeCorpus } from '../corpus/corpus.ts';
import { editPage, editTitle } from '../corpus/edit-corpus.ts';
import type { Measured } from '../results.ts';
import { startDev, type DevProcess } from './dev-process.ts';

export interface DevMeasuring {
  engine: string;
  /** A folder for the corpus and everything made from it; the caller removes it. */
  folder: string;
  pages: number;
  seed: number;
  /** The extension of the corpus. */
  of: string | undefined;
  /** The number of runs. */
  runs: number;
  say: (line: string) => void;
}

/** The numbers of saves after which time and memory are reported. */
const SAVES = [1, 5, 50];

/** Milliseconds in which the server finishes its background work. */
const REST = 4000;

/** Milliseconds between two saves, for background work. */
const PAUSE = 700;

/**
 * Measures development on one corpus: from the start to the first page, without any cache, without the site's cache,
 * and with it; and from a save to the page's new version.
 */
export async function measureDev({
  engine,
  folder,
  pages,
  seed,
  of,
  runs,
  say,
}: DevMeasuring): Promise<Measured[]> {
  const site = path.join(folder, 'site');
  const clearResults = clearResultsInto(path.join(folder, 'aside'));
  const copy = await copyEngine(engine, path.join(folder, 'engine'), clearResults);
  say(`Writing ${pages} pages …`);
  const files = await writeCorpus(engine, site, { pages, seed, of });
  const leaf = files.at(-1)!;
  const results = new Map<string, Measured>();
  const note = (name: string, usage: ProgramUsage) => {
    const result = results.get(name) ?? { pages, name, runs: [] };
    result.runs.push(usage);
    results.set(name, result);
    say(`${pages} pages, run ${result.runs.length}: ${name}, ${usage.wall.toFixed(2)} s`);
  };
  const ground: Ground = { engine: copy.root, site, leaf: path.join(site, leaf), route: toRoute(leaf) };
  let turn = 0;
  for (let round = 0; round < runs; round++) {
    await copy.emptyCaches();
    await clearResults(path.join(copy.root, 'node_modules/.cache/site/vite'));
    await clearResults(path.join(site, 'node_modules'));
    const cold = await start(ground);
    note('dev, first page, cold', cold.usage);
    await cold.server.end();
    // A site outside the engine contains its cache.
    await clearResults(path.join(site, 'node_modules'));
    const unknown = await start(ground);
    note('dev, first page, without a cache', unknown.usage);
    await unknown.server.end();
    await validateSite({ engine: copy.root, site });
    const { server, usage } = await start(ground);
    try {
      note('dev, first page', usage);
      await setTimeout(REST);
      for (let count = 1; count <= Math.max(...SAVES); count++) {
        const took = await save(server, ground, editPage, ++turn);
        if (SAVES.includes(count)) note(`dev, save ${count}`, took);
      }
      note('dev, save of a title', await save(server, ground, editTitle, ++turn));
    } finally {
      await server.end();
    }
  }
  return [...results.values()];
}

interface Ground {
  engine: string;
  site: string;
  /** The file of the viewed page, and its route. */
  leaf: string;
  route: string;
}

/** Starts a server, and waits for its first page. */
async function start({ engine, site, route }: Ground): Promise<{ server: DevProcess; usage: ProgramUsage }> {
  const started = performance.now();
  const server = await startDev(engine, site);
  try {
    await server.answer(route, (text) => text.includes('</html>'));
    const wall = (performance.now() - started) / 1000;
    return { server, usage: { wall, ...(await server.usage()) } };
  } catch (error) {
    await server.end();
    throw error;
  }
}

/** Changes the page, and waits for its new version; CPU time is counted until the server is idle. */
async function save(
  server: DevProcess,
  { leaf, route }: Ground,
  edit: (file: string, turn: number) => Promise<void>,
  turn: number,
): Promise<ProgramUsage> {
  const before = await server.usage();
  const started = performance.now();
  await edit(leaf, turn);
  await server.answer(dataAddress(route), (text) => text.includes(`Changed for the ${turn}. time`));
  const wall = (performance.now() - started) / 1000;
  await setTimeout(PAUSE);
  const { cpu, memory } = await server.usage();
  return { wall, cpu: cpu - before.cpu, memory };
}
