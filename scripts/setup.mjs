// The first step of `npm start`, `npm test` and developers' commands: it prepares a fresh clone. It runs on
// Node 18 and later, without dependencies, because nothing is installed yet. With --run-only it leaves out
// packages for tests and development; with --generate, which npm calls after installing packages, it writes
// the generated files. package.json calls it in brackets, `(node scripts/setup.mjs) && node …`, because a
// shell caches the path of `node`: without the subshell it would start the system's Node again after this
// script has installed the project's own. A `pre…` script would not run if npm ignores scripts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.setup');
const lock = path.join(root, '.setup-lock');
const isDeveloper = existsSync(path.join(root, 'node_modules/vitest'));
// Development packages that are already installed stay.
const runOnly = process.argv.includes('--run-only') && !isDeveloper;

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const whole = `${wanted} all`;

if (process.argv.includes('--generate')) finish();
else {
  install();
  requireNode();
}

/** Installs the packages of the lockfile, unless exactly those are installed. */
function install() {
  if (isInstalled()) return;
  console.error('Installing packages (once, about a minute) …');
  takeLock();
  if (isInstalled()) return;
  // No package may run scripts during installation: one of them would download a Java runtime.
  const without = runOnly ? ['--omit=dev'] : [];
  if (run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...without) !== 0)
    fail('The packages could not be installed: the lines above say why. Is the package registry in reach?');
  if (runOnly) writeFileSync(stamp, wanted);
  else if (run('npm', 'run', '--silent', 'prepare') !== 0)
    fail('The editor’s schemas could not be written: the lines above say why.');
}

function isInstalled() {
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  return found === whole || (runOnly && found === wanted);
}

/**
 * Takes a lock: two installations at once, such as those of an editor and of a terminal, would delete each
 * other's files.
 */
function takeLock() {
  for (;;) {
    try {
      writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
      process.on('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld()) rmSync(lock, { force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

/** Whether the process that has taken the lock still runs. */
function isHeld() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** If development packages are installed, writes the generated files for editors. */
function finish() {
  if (!isDeveloper) return;
  if (run('node', 'scripts/pagewright.mjs', 'generate') !== 0) process.exit(1);
  writeFileSync(stamp, whole);
}

/** @returns the exit code */
function run(command, ...args) {
  // Other programs may parse the command's output (npm run -s lsp), so this must not add to it.
  const options = {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  };
  return spawnSync(command, args, options).status ?? 1;
}

/**
 * Checks the version of Node. The project installs its own Node if npm has it for the platform; otherwise the
 * user's Node must be new enough.
 */
function requireNode() {
  const own = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const major = Number(process.versions.node.split('.')[0]);
  if (existsSync(own) || major >= 24) return;
  fail(
    `This project needs Node 24 or later; this is ${process.versions.node}. Install it from https://nodejs.org and run the command again.`,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
