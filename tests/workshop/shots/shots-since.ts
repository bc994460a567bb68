import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Roots } from '../../../src/site-build/roots.ts';
import { readBuiltSite } from '../built/built-site.ts';
import { checkOutTree } from '../../../src/tools/check/validate/check-out-tree.ts';
import { compareRuns } from './compare-runs.ts';
import { plan, type Filters } from './plan.ts';
import { writeRun } from './run-file.ts';
import type { ShotsHost } from './shots-host.ts';
import { takeShots } from './take-shots.ts';
import { reportComparison } from './report-comparison.ts';

/** Enough for a review: a phone and a desktop. */
const WIDTHS = [360, 1440];
const THEMES = ['light'];

/**
 * Takes pictures of changed pages, before and after, and puts them side by side in var/review/compare. The
 * current engine renders both versions, so that only changes of content are visible.
 * @param sizes widths and themes. Default: a phone and a desktop, light
 * @returns the exit code: 1 if one of the two versions can't be built
 * @throws UnknownCommitError if there is no such commit
 */
export async function shotsSince(
  roots: Roots,
  since: string,
  sizes: Pick<Filters, 'widths' | 'themes'>,
  { print, build, changedSince }: ShotsHost,
): Promise<0 | 1> {
  const routes = await changedSince(since);
  const review = path.join(roots.site, 'var/review');
  await rm(review, { recursive: true, force: true });
  if (routes.length === 0) {
    print(`No page looks different from ${since}.`);
    return 0;
  }
  const earlier = { ...roots, site: await mkdtemp(path.join(tmpdir(), 'earlier-')) };
  try {
    const { stdout } = await run('git', ['rev-parse', '--verify', `${since}:./pages-config`], {
      cwd: roots.site,
    });
    await checkOutTree(roots.site, stdout.trim(), earlier.site);
    print(`The content of ${since}:`);
    if (!(await build(earlier))) {
      print(`The content of ${since} is not valid for this engine: there is nothing to compare with.`);
      return 1;
    }
    print('The current content:');
    if (!(await build(roots))) return 1;
    const folders = { before: path.join(review, 'before'), after: path.join(review, 'after') };
    await take(earlier, routes, sizes, folders.before, print);
    await take(roots, routes, sizes, folders.after, print);
    const compared = path.join(review, 'compare');
    await reportComparison(
      compared,
      `${since} → now`,
      await compareRuns(folders.before, folders.after, compared),
      print,
    );
    return 0;
  } finally {
    await rm(earlier.site, { recursive: true, force: true });
  }
}

async function take(
  roots: Roots,
  routes: readonly string[],
  { widths, themes }: Pick<Filters, 'widths' | 'themes'>,
  folder: string,
  print: ShotsHost['print'],
): Promise<void> {
  const builtRoutes = new Set(readBuiltSite(path.join(roots.site, 'dist')).pages.map(({ route }) => route));
  const shown = routes.filter((route) => builtRoutes.has(route));
  const jobs =
    shown.length === 0
      ? []
      : plan(shown, [], {
          routes: [],
          states: [],
          widths: widths.length > 0 ? widths : WIDTHS,
          themes: themes.length > 0 ? themes : THEMES,
        });
  const progress = ({ file, problems }: { file: string; problems: readonly string[] }) =>
    problems.forEach((problem) => print(`${file}: ${problem}`));
  await writeRun(folder, await takeShots({ roots, folder, jobs, progress }));
}

const run = promisify(execFile);
