import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Roots } from '../../../src/site-build/roots.ts';
import { readBuiltSite } from '../built/built-site.ts';
import { compareRuns } from './compare-runs.ts';
import type { ShotsHost } from './shots-host.ts';
import { shotsSince } from './shots-since.ts';
import { reportComparison } from './report-comparison.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { plan } from './plan.ts';
import { readRun, writeRun } from './run-file.ts';
import type { TakenPicture } from './run-file.ts';
import { listStates } from './states/all-states.ts';
import { takeShots } from './take-shots.ts';

export interface ShotsValues {
  width?: string | undefined;
  theme?: string | undefined;
  state?: string | undefined;
  name?: string | undefined;
  compare?: boolean | undefined;
  since?: string | undefined;
  add?: boolean | undefined;
  'no-build'?: boolean | undefined;
}

/**
 * Takes pictures of the site, or compares those of two runs; both are below var/shots.
 * @returns the exit code: 1 if a picture has a problem
 * @throws Error with a message if that is impossible
 */
export async function shotsCommand(
  roots: Roots,
  values: ShotsValues,
  positionals: string[],
  host: ShotsHost,
): Promise<0 | 1> {
  const shots = path.join(roots.site, 'var/shots');
  if (values.compare) return compare(shots, positionals, host);
  if (values.since !== undefined) {
    if (positionals.length > 0) throw new Error('The changed pages are found automatically: name none.');
    const sizes = { widths: list(values.width).map(Number), themes: list(values.theme) };
    return shotsSince(roots, values.since, sizes, host);
  }
  if (!values['no-build'] && !(await host.build())) return 1;
  return take(
    roots,
    path.join(shots, values.name ?? newName(roots.site)),
    { ...values, routes: positionals },
    host,
  );
}

interface Wanted {
  routes: string[];
  width?: string | undefined;
  theme?: string | undefined;
  state?: string | undefined;
  add?: boolean | undefined;
}

async function take(roots: Roots, folder: string, wanted: Wanted, { print }: ShotsHost): Promise<0 | 1> {
  const started = performance.now();
  const filters = {
    routes: wanted.routes,
    widths: list(wanted.width).map(Number),
    themes: list(wanted.theme),
    states: list(wanted.state),
  };
  const site = readBuiltSite(path.join(roots.site, 'dist'));
  const states = await listStates(site);
  const unknown = filters.states.filter(
    (name) => name !== 'rest' && !states.some((state) => state.name === name),
  );
  if (unknown.length > 0)
    throw new Error(
      `This site has no state ${unknown.join(', ')}. States: ${[...new Set(['rest', ...states.map(({ name }) => name)])].join(', ')}.`,
    );
  const routes = site.pages.map(({ route }) => route);
  const jobs = plan(routes, states, filters);
  const count = jobs.reduce((sum, job) => sum + job.widths.length * job.themes.length, 0);
  print(`Taking ${count} pictures …`);
  const earlier = wanted.add ? (await readRun(folder)).pictures : [];
  if (!wanted.add) await rm(folder, { recursive: true, force: true });
  const run = await takeShots({
    roots,
    folder,
    jobs,
    progress: ({ file, problems }) => problems.forEach((problem) => print(`${file}: ${problem}`)),
  });
  const all = { ...run, pictures: merge(earlier, run.pictures) };
  await writeRun(folder, all);
  const sheet = await writeContactSheet(folder, all);
  const invalid = run.pictures.filter(({ problems }) => problems.length > 0).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  print(
    `${run.pictures.length} pictures, ${invalid} with problems, in ${seconds} s: ${path.relative(roots.engine, sheet)}`,
  );
  return invalid > 0 ? 1 : 0;
}

async function compare(shots: string, named: string[], { print }: ShotsHost): Promise<0 | 1> {
  const runs = (await readdir(shots)).filter((name) => !name.startsWith('compare-')).sort();
  const [before, after] = named.length === 2 ? named : runs.slice(-2);
  if (!before || !after) throw new Error('There are no two runs to compare.');
  const folder = path.join(shots, `compare-${before}-${after}`);
  const result = await compareRuns(path.join(shots, before), path.join(shots, after), folder);
  await reportComparison(folder, `${before} → ${after}`, result, print);
  return 0;
}

/** Combines two lists; pictures taken again keep their place. */
function merge(earlier: readonly TakenPicture[], taken: readonly TakenPicture[]): TakenPicture[] {
  return [...new Map([...earlier, ...taken].map((picture) => [picture.file, picture])).values()];
}

/** A name with time and commit; sorting the names sorts the runs by time. */
function newName(root: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return [time, stdout.trim()].filter(Boolean).join('-');
}

function list(text: string | undefined): string[] {
  return text ? text.split(',') : [];
}
