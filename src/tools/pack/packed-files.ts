import { globSync } from 'node:fs';
import path from 'node:path';

/** What is in the package: code that is compiled, and what lies beside it as it is. */
export interface PackedFiles {
  modules: string[];
  assets: string[];
}

/** Lists what the package holds, by paths from the engine's root: no content, no tests, and nothing for its own development. */
export function packedFiles(engine: string): PackedFiles {
  const all = globSync(
    ['src/**/*', 'schemas/**/*.json', 'scripts/*.{ts,mjs}', 'scripts/commands/*.ts', 'README.md'],
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

/** What only those need who work on the engine itself. */
const LEFT_OUT = [
  /\.test\.tsx?$/,
  /\/tsconfig[\w.-]*\.json$/,
  /^schemas\/editor\//,
  /^scripts\/setup\.mjs$/,
  /^src\/(DECISIONS\.md|decisions\/)/,
  /^src\/tools\/(check\/(built|shipped|stages)|shots|pack)\//,
  /^src\/tools\/run-shots\.ts$/,
  /^src\/[\w-]+\/shots\//,
];
