import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { validateSite } from '../../../../src/site-build/validate-site.ts';
import { dataAddress } from '../../../../src/core/page/page-address.ts';
import { toRoute } from '../../../../src/core/page/routes.ts';
import { copyEngine } from '../builds/engine-copy.ts';
import { putAsideInto } from '../builds/put-aside.ts';
import type { Usage } from '../builds/run-measured.ts';
import { writeCorpus } from '../corpus/corpus.ts';
import { editPage, editTitle } from '../corpus/edit-corpus.ts';
import type { Measured } from '../results.ts';
import { startDev, type DevProcess } from './dev-process.ts';

export interface DevMeasuring {
  engine: string;
  /** A folder for the corpus and all that is made of it; the caller throws it away. */
  folder: string;
  pages: number;
  seed: number;
  /** The extension whose corpus it is. */
  of: string | undefined;
  /** How often each is run. */
  runs: number;
  say: (line: string) => void;
}

/** After so many saves it is said what one takes, and what the server holds. */
const SAVES = [1, 5, 50];

/** Milliseconds in which the server ends what nobody waits for. */
const REST = 4000;

/** Milliseconds between two saves, in which is done what the answer did not wait for. */
const PAUSE = 700;

/**
 * Measures development on one corpus: from its start to the first page, with all caches gone, without what is known of the
 * site, and with it; and from a save to the page's new answer.
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
  const putAside = putAsideInto(path.join(folder, 'aside'));
  const copy = await copyEngine(engine, path.join(folder, 'engine'), putAside);
  say(`Writing ${pages} pages …`);
  const files = await writeCorpus(engine, site, { pages, seed, of });
  const leaf = files.at(-1)!;
  const results = new Map<string, Measured>();
  const note = (name: string, usage: Usage) => {
    const result = results.get(name) ?? { pages, name, runs: [] };
    result.runs.push(usage);
    results.set(name, result);
    say(`${pages} pages, run ${result.runs.length}: ${name}, ${usage.wall.toFixed(2)} s`);
  };
  const ground: Ground = { engine: copy.root, site, leaf: path.join(site, leaf), route: toRoute(leaf) };
  let turn = 0;
  for (let round = 0; round < runs; round++) {
    await copy.emptyCaches();
    await putAside(path.join(copy.root, 'node_modules/.cache/site/vite'));
    await putAside(path.join(site, 'node_modules'));
    const cold = await start(ground);
    note('dev, first page, cold', cold.usage);
    await cold.server.end();
    // The record of a site that lies apart is with it.
    await putAside(path.join(site, 'node_modules'));
    const unknown = await start(ground);
    note('dev, first page, no record', unknown.usage);
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
  /** The file of the page that is looked at, and its route. */
  leaf: string;
  route: string;
}

/** Starts a server, and waits for its first page. */
async function start({ engine, site, route }: Ground): Promise<{ server: DevProcess; usage: Usage }> {
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

/** Changes the page, and waits until the server answers with it; the processor's time is counted until it has come to rest. */
async function save(
  server: DevProcess,
  { leaf, route }: Ground,
  edit: (file: string, turn: number) => Promise<void>,
  turn: number,
): Promise<Usage> {
  const before = await server.usage();
  const started = performance.now();
  await edit(leaf, turn);
  await server.answer(dataAddress(route), (text) => text.includes(`Changed for the ${turn}. time`));
  const wall = (performance.now() - started) / 1000;
  await setTimeout(PAUSE);
  const { cpu, memory } = await server.usage();
  return { wall, cpu: cpu - before.cpu, memory };
}
