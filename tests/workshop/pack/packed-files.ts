import { globSync } from 'node:fs';
import path from 'node:path';

/** A package that the repository publishes. */
export interface PublishedPackage {
  /** The folder of its package.json, from the engine's root. */
  folder: string;
  patterns: readonly string[];
  /** Files that other packages have, or that are only for development. */
  leftOut: readonly RegExp[];
}

/** Files only for developing the engine. */
const DEVELOPMENT = [
  /\.test\.tsx?$/,
  /^src\/[\w-]+\/tests\//,
  /\/tsconfig[\w.-]*\.json$/,
  /^schemas\/editor\//,
  /^scripts\/setup\.mjs$/,
  /^src\/(DECISIONS\.md|decisions\/)/,
  /^src\/[\w-]+\/package\.json$/,
];

/** The packages: the engine, and each extension with a package.json. @param engine the engine's root */
export function publishedPackages(engine: string): PublishedPackage[] {
  const extensions = globSync('src/*/package.json', { cwd: engine })
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort();
  return [
    {
      folder: '.',
      patterns: [
        'src/**/*',
        'schemas/**/*',
        'scripts/*.{ts,mjs}',
        'scripts/commands/*.ts',
        'README.md',
        '.env.example',
      ],
      leftOut: [...DEVELOPMENT, ...extensions.map((folder) => new RegExp(`^${folder}/`))],
    },
    ...extensions.map((folder) => ({ folder, patterns: [`${folder}/**/*`], leftOut: DEVELOPMENT })),
  ];
}

/** The contents of a package: modules to compile, and files to copy. */
export interface PackedFiles {
  modules: string[];
  assets: string[];
}

/** Lists the contents of a package, by path from the engine's root: no content, no tests, no development code. */
export function listPackedFiles(engine: string, { patterns, leftOut }: PublishedPackage): PackedFiles {
  const all = globSync([...patterns], { cwd: engine, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(engine, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !leftOut.some((pattern) => pattern.test(file)))
    .sort();
  return {
    modules: all.filter((file) => isModule(file)),
    assets: all.filter((file) => !isModule(file) && !file.endsWith('.d.ts')),
  };
}

function isModule(file: string): boolean {
  return /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts');
}
