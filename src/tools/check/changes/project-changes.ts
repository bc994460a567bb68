import path from 'node:path';
import { isInstalled } from '../../../site-build/project-folder.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { changedFiles, type ChangedFiles } from './changed-files.ts';

/**
 * The changes of the engine, and of a site outside it; all paths are relative to the engine's root. An installed
 * engine has no changes.
 * @throws UnknownCommit if there is no such commit
 */
export async function projectChanges({ engine, site }: Roots, since: string): Promise<ChangedFiles> {
  const ofEngine = isInstalled(engine) ? { there: [], removed: [] } : await changedFiles(engine, since);
  const toSite = path.relative(engine, site);
  if (!toSite.startsWith('..')) return ofEngine;
  const ofSite = await changedFiles(site, since);
  const placed = (files: string[]) =>
    files.map((file) => path.posix.join(toSite.replaceAll(path.sep, '/'), file));
  return {
    there: [...ofEngine.there, ...placed(ofSite.there)],
    removed: [...ofEngine.removed, ...placed(ofSite.removed)],
  };
}
