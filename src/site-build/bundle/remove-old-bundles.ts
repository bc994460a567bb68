import { statSync, utimesSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The suffix of an unfinished bundle's folder. */
export const PARTIAL = '.partial';

/**
 * Removes bundles that are no longer needed. Code changes invalidate earlier bundles; a few stay, because
 * each site has a separate bundle, and another build may be reading one. Unfinished bundles of stopped
 * processes are removed too.
 * @param parent the folder of all bundles, which other processes may use at the same time
 */
export async function removeOldBundles(parent: string): Promise<void> {
  const bundles = (await readdir(parent)).map((name) => {
    // Another process may have removed it meanwhile.
    const time = statSync(path.join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return { name, time, isPartial: name.endsWith(PARTIAL) };
  });
  const completeBundles = bundles
    .filter(({ isPartial }) => !isPartial)
    .sort((one, other) => other.time - one.time);
  const abandonedBundles = bundles.filter(
    ({ isPartial, time }) => isPartial && Date.now() - time > MAX_DURATION_MS,
  );
  const oldBundles = completeBundles.slice(MAX_UNUSED).filter(({ time }) => Date.now() - time > IN_USE);
  for (const { name } of [...oldBundles, ...abandonedBundles])
    await rm(path.join(parent, name), { recursive: true, force: true });
}

/** Marks a bundle as in use. */
export function noteUse(bundle: string): void {
  const now = new Date();
  utimesSync(bundle, now, now);
}

/** The number of unused bundles that stay. */
const MAX_UNUSED = 6;

/** The longest time for which a build reads a bundle, in milliseconds. */
const IN_USE = 10 * 60 * 1000;

/** The longest time that bundling takes, in milliseconds. */
const MAX_DURATION_MS = 60 * 60 * 1000;
