import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { noteUse, PARTIAL, removeOldBundles } from '../../site-build/bundle/remove-old-bundles.ts';
import { cachePlace } from '../../site-build/project-folder.ts';
import { listFiles } from '../../site-build/list-files.ts';
import type { Roots } from '../../site-build/roots.ts';
import { runInChildProcess } from '../../site-build/child-process/run-in-child-process.ts';

/** The task of bundling the browser part. */
export interface BrowserTask {
  engine: string;
  folder: string;
}

/**
 * Bundles the page of the studio, or uses an earlier bundle of the same code. The bundle is in the cache, never in
 * `dist`.
 * @returns its folder, with assets/studio.js and assets/studio.css
 */
export async function bundleBrowser(roots: Roots): Promise<string> {
  const { engine } = roots;
  const folder = cachePlace(roots, `studio/${sourceHash(engine)}`);
  if (existsSync(folder)) {
    noteUse(folder);
    return folder;
  }
  // Another process may bundle the same: the first complete one is used.
  const work = `${folder}.${randomUUID()}${PARTIAL}`;
  const task: BrowserTask = { engine, folder: work };
  try {
    await runInChildProcess(new URL('./browser-process.ts', import.meta.url), task, {
      NODE_ENV: 'production',
    });
    const assets = path.join(work, 'assets');
    await copyFile(
      path.join(engine, 'src/studio/browser/canvas-marks.css'),
      path.join(assets, 'canvas-marks.css'),
    );
    // It is loaded into the copy of the page that is checked.
    const checker = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
    await copyFile(checker, path.join(assets, 'axe.min.js'));
    await rename(work, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await removeOldBundles(path.dirname(folder));
  return folder;
}

/** Changes with the code of the page, and with its packages. */
function sourceHash(engine: string): string {
  const hash = createHash('sha256');
  const lock = path.join(engine, 'package-lock.json');
  const names = listFiles(engine, 'src/studio').filter((name) => !/\/server\/(?!browser-process)/.test(name));
  const files = [path.join(engine, 'package.json'), ...(existsSync(lock) ? [lock] : [])];
  for (const file of [...files, ...names.map((name) => path.join(engine, name))])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
