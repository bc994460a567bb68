import path from 'node:path';
import { isInstalledPackage } from '../../../site-build/project-folder.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { findChangedFiles, type ChangedFiles } from './changed-files.ts';

/**
 * The changes of the engine, and of a site outside it; all paths are relative to the engine's root. An engine
 * that is installed as a package has no changes.
 * @throws UnknownCommitError if there is no such commit
 */
export async function projectChanges({ engine, site }: Roots, since: string): Promise<ChangedFiles> {
  const ofEngine = isInstalledPackage(engine)
    ? { there: [], removed: [] }
    : await findChangedFiles(engine, since);
  const toSite = path.relative(engine, site);
  if (!toSite.startsWith('..')) return ofEngine;
  const ofSite = await findChangedFiles(site, since);
  const placed = (files: string[]) =>
    files.map((file) => path.posix.join(toSite.replaceAll(path.sep, '/'), file));
  return {
    there: [...ofEngine.there, ...placed(ofSite.there)],
    removed: [...ofEngine.removed, ...placed(ofSite.removed)],
  };
}
