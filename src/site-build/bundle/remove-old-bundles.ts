import { statSync, utimesSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** How the folder of a bundle ends that is being made. */
export const PARTIAL = '.partial';

/**
 * Removes what no build needs any more. A code change makes the earlier bundles worthless; a few are kept, as each site has
 * its own, and so is what another build may just be reading. What a process was making that was stopped goes too.
 * @param parent the folder of all bundles, in which others may work at the same time
 */
export async function removeOldBundles(parent: string): Promise<void> {
  const found = (await readdir(parent)).map((name) => {
    // Another process may have removed it meanwhile.
    const time = statSync(path.join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return { name, time, isPartial: name.endsWith(PARTIAL) };
  });
  const whole = found.filter(({ isPartial }) => !isPartial).sort((one, other) => other.time - one.time);
  const left = found.filter(({ isPartial, time }) => isPartial && Date.now() - time > LONGEST);
  const unused = whole.slice(KEPT).filter(({ time }) => Date.now() - time > IN_USE);
  for (const { name } of [...unused, ...left])
    await rm(path.join(parent, name), { recursive: true, force: true });
}

/** Notes that a build reads a bundle from now on. */
export function noteUse(bundle: string): void {
  const now = new Date();
  utimesSync(bundle, now, now);
}

/** So many bundles stay. */
const KEPT = 6;

/** Milliseconds: no build reads a bundle for so long. */
const IN_USE = 10 * 60 * 1000;

/** Milliseconds: nobody bundles for so long. */
const LONGEST = 60 * 60 * 1000;
