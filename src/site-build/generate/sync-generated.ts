import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GeneratedFile } from './generated-file.ts';

/** The differences between the generated files and the schemas; paths are relative to the project's root. */
export interface Differences {
  /** Missing, or generated from an older schema. */
  outdated: GeneratedFile[];
  /** Generated from a schema that no longer exists. */
  stale: string[];
}

/** Compares the generated files of src with the schemas. */
export async function compareGenerated(root: string, files: readonly GeneratedFile[]): Promise<Differences> {
  const existingPaths = globSync('src/**/*.gen.ts', { cwd: root }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const expectedPaths = new Set(files.map((file) => file.path));
  const texts = await Promise.all(
    files.map(({ path: file }) => {
      const absolutePath = path.join(root, file);
      return existsSync(absolutePath) ? readFile(absolutePath, 'utf8') : '';
    }),
  );
  return {
    outdated: files.filter(({ text }, index) => text !== texts[index]),
    stale: existingPaths.filter((file) => !expectedPaths.has(file)).sort(),
  };
}

/** Writes outdated files and removes stale ones. */
export async function syncGenerated(root: string, { outdated, stale }: Differences): Promise<void> {
  await writeGenerated(root, outdated);
  for (const file of stale) await rm(path.join(root, file));
}

/** Writes generated files below a folder. */
export async function writeGenerated(root: string, files: readonly GeneratedFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.text);
  }
}
