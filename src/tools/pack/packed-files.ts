import { globSync } from 'node:fs';
import path from 'node:path';

/** The contents of the package: modules to compile, and files to copy. */
export interface PackedFiles {
  modules: string[];
  assets: string[];
}

/**
 * Lists the contents of the package, by path from the engine's root: neither content nor tests nor
 * development code.
 */
export function listPackedFiles(engine: string): PackedFiles {
  const all = globSync(
    [
      'src/**/*',
      'schemas/**/*.json',
      'scripts/*.{ts,mjs}',
      'scripts/commands/*.ts',
      'README.md',
      '.env.example',
    ],
    { cwd: engine, withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(engine, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)))
    .sort();
  return {
    modules: all.filter((file) => isModule(file)),
    assets: all.filter((file) => !isModule(file) && !file.endsWith('.d.ts')),
  };
}

function isModule(file: string): boolean {
  return /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts');
}

/** Files that only the development of the engine needs. */
const LEFT_OUT = [
  /\.test\.tsx?$/,
  /\/tsconfig[\w.-]*\.json$/,
  /^schemas\/editor\//,
  /^scripts\/setup\.mjs$/,
  /^src\/(DECISIONS\.md|decisions\/)/,
  /^src\/tools\/(check\/(built|phrases|shipped|stages)|shots|pack)\//,
  /^src\/tools\/run-shots\.ts$/,
  /^src\/[\w-]+\/shots\//,
];
