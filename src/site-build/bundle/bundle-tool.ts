import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runInChildProcess } from '../child-process/run-in-child-process.ts';
import { listFiles } from '../list-files.ts';
import { cachePlace } from '../project-folder.ts';
import type { Roots } from '../roots.ts';
import { noteUse, PARTIAL, removeOldBundles } from './remove-old-bundles.ts';

/** The browser part of a tool for editors, such as the studio. */
export interface BrowserTool {
  /** Names its script, its style sheet, and its folder in the cache. */
  name: string;
  /** The first module. */
  entry: string;
  /** The first modules of further scripts, by name. */
  scripts?: Readonly<Record<string, string>>;
  /** The address of the bundle on the tool's server: /_studio/ */
  base: string;
  /** The files of its code, and its package.json: after a change of one of them it is bundled again. */
  sources: readonly string[];
  /** Files that are copied into the bundle. */
  copied: readonly string[];
}

/** The task of the child process. */
export interface ToolTask extends Pick<BrowserTool, 'name' | 'entry' | 'scripts' | 'base'> {
  /** The folder of the bundle. */
  folder: string;
}

/**
 * Bundles the browser part of a tool, or uses an earlier bundle of the same code. The bundle is in the cache, never
 * in `dist`.
 * @param roots the folders; the cache is in that of the project
 * @param tool its entry, and the files on which the bundle depends
 * @returns its folder, with assets/NAME.js, assets/NAME.css, the further scripts and the copied files in assets
 */
export async function bundleTool(roots: Roots, tool: BrowserTool): Promise<string> {
  const folder = cachePlace(roots, `${tool.name}/${sourceHash(roots.engine, tool)}`);
  if (existsSync(folder)) {
    noteUse(folder);
    return folder;
  }
  // Another process may bundle the same: the first complete one is used.
  const workFolder = `${folder}.${randomUUID()}${PARTIAL}`;
  const { name, entry, scripts, base } = tool;
  const task: ToolTask = { name, entry, ...(scripts && { scripts }), base, folder: workFolder };
  try {
    await runInChildProcess(new URL('./tool-process.ts', import.meta.url), task, { NODE_ENV: 'production' });
    for (const file of tool.copied)
      await copyFile(file, path.join(workFolder, 'assets', path.basename(file)));
    await rename(workFolder, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  await removeOldBundles(path.dirname(folder));
  return folder;
}

/** Changes with the code of the tool, the engine's code that browsers run, and the packages of both. */
function sourceHash(engine: string, { sources, copied }: BrowserTool): string {
  const hash = createHash('sha256');
  const engineCode = ['src/core', 'src/authoring'].flatMap((room) => listFiles(engine, room));
  const packages = ['package.json', 'package-lock.json'];
  const engineFiles = [...packages, ...engineCode].map((file) => path.join(engine, file));
  for (const file of [...engineFiles, ...sources, ...copied])
    if (existsSync(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
