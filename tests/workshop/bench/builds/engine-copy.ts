import { cp } from 'node:fs/promises';
import path from 'node:path';
import { linkPackages } from '../../../helpers/link-packages.ts';
import type { ClearResults } from './clear-results.ts';

/** A copy of the engine with separate caches, which can be emptied without affecting other work. */
export interface EngineCopy {
  root: string;
  /** Removes the results of earlier runs. */
  emptyCaches(): Promise<void>;
}

const parts = ['package.json', 'package-lock.json', 'vite.config.ts', 'schemas', 'scripts', 'src'];

/** Copies the engine's code; its packages are shared. */
export async function copyEngine(
  engine: string,
  folder: string,
  clearResults: ClearResults,
): Promise<EngineCopy> {
  for (const part of parts) await cp(path.join(engine, part), path.join(folder, part), { recursive: true });
  await linkPackages(engine, folder);
  const caches = ['node_modules/.cache', '.cache'].map((name) => path.join(folder, name));
  return {
    root: folder,
    emptyCaches: async () => {
      for (const cache of caches) await clearResults(cache);
    },
  };
}
