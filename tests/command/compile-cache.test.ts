import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../helpers/project.ts';

/* Commands cache compiled code in their project. The first build does not: a host may never run a second command. */

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'compile-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The folder of the compile cache that a command uses, if its engine is in the given folder. */
function findCache(engine: string, command: string): string {
  const scripts = path.join(folder, engine, 'scripts');
  mkdirSync(scripts, { recursive: true });
  cpSync(path.join(root, 'scripts/compile-cache.mjs'), path.join(scripts, 'compile-cache.mjs'));
  const script = path.join(scripts, 'command.mjs');
  writeFileSync(
    script,
    `import { getCompileCacheDir } from 'node:module';
    await import('./compile-cache.mjs');
    process.stdout.write(getCompileCacheDir() ?? 'none');`,
  );
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined, NODE_DISABLE_COMPILE_CACHE: undefined };
  return execFileSync(process.execPath, [script, command], { encoding: 'utf8', env });
}

test.each([
  ['.', 'node_modules/.cache/code', 'node_modules/.cache/site'],
  ['node_modules/engine', '.pagewright/code', '.pagewright'],
])('an engine in %s', (engine, cache, ofSites) => {
  expect(findCache(engine, 'build')).toBe('none');
  expect(findCache(engine, 'validate')).toContain(path.join(folder, cache));
  mkdirSync(path.join(folder, ofSites), { recursive: true });
  expect(findCache(engine, 'build')).toContain(path.join(folder, cache));
});
