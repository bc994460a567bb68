import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { sourceFiles } from './helpers/source-files.ts';

/* `npm start` installs no development packages, so the commands that it runs must not need one. */

const imports = new Map(
  [...sourceFiles('src'), ...sourceFiles('scripts')].map((source) => [source.file, source.imports]),
);

/** The commands that run with the packages of `npm start`, by their file. */
const scripts = Object.entries(packageJson.scripts)
  .filter(([, command]) => !/setup\.mjs(?! --run-only)/.test(command))
  .flatMap(([name, command]) => {
    const called = /scripts\/pagewright\.mjs ([a-z]+)/.exec(command)?.[1];
    return called ? [[name, `scripts/commands/${called}.ts`] as const] : [];
  });

test('the search finds commands: without them every test would pass', () => {
  expect(scripts.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'build', 'validate']));
});

test.each(scripts)('%s needs no development package', (_name, script) => {
  expect([...developersPackagesFrom(script)]).toEqual([]);
});

/** The development packages that a file imports, directly or indirectly, each with the importing file. */
function developersPackagesFrom(start: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const name of imports.get(file) ?? []) {
      if (name.startsWith('.')) waiting.push(path.posix.join(path.posix.dirname(file), name));
      else if (isForDevelopers(name)) found.add(`${file}: ${name}`);
    }
  }
  return found;
}

function isForDevelopers(name: string): boolean {
  return Object.keys(packageJson.devDependencies).some(
    (each) => name === each || name.startsWith(`${each}/`),
  );
}
