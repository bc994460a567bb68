import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findBrowser, findCommand, findBrowserProblem } from '../../../src/tools/browser.ts';

interface TestBrowser {
  commands: readonly [string, ...string[]];
  packages: readonly [string, ...string[]];
}

/**
 * The browsers of the tests: their commands, and the packages of the distribution; the first available
 * package is installed.
 */
const browsers: readonly TestBrowser[] = [
  { commands: ['chromium-headless-shell'], packages: ['chromium-headless-shell', 'chromium'] },
  { commands: ['firefox-esr', 'firefox'], packages: ['firefox-esr', 'firefox'] },
  { commands: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  // WebKitGTK needs a display, and this package provides one without a screen.
  { commands: ['Xvfb'], packages: ['xvfb'] },
];

/**
 * Installs missing or outdated browsers, if the distribution has apt and packages may be installed: as root,
 * or in CI with `sudo`. Failures are only printed: the caller checks for a browser.
 */
export async function installBrowsers(): Promise<void> {
  const missing = browsers.filter(isMissing);
  const rights = missing.length > 0 ? installingRights() : undefined;
  if (!rights) return;
  const names = missing.map(({ packages }) => packages[0]);
  console.error(`Installing ${names.join(', ')} for the tests (once, about a minute) …`);
  // Refreshed first: outdated lists name outdated browsers, or packages that the mirrors have removed.
  const lists = await run([...rights, 'apt-get', 'update', '-qq']);
  if (lists.code !== 0) console.error(`${lists.output}The lists of packages could not be refreshed.`);
  for (const { packages } of missing) await installFirstAvailable(packages, rights);
}

/**
 * Ensures that the tests have a recent Chromium: on this machine, or Playwright's download. Otherwise ends the
 * process with a message.
 */
export function requireChromium(): void {
  if (!findBrowser()) {
    console.error('No Chromium found: downloading one for the tests (once, up to two minutes) …');
    const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  }
  const found = findBrowser();
  const refusal = found
    ? findBrowserProblem(found)
    : 'The tests need Chromium, and none could be installed. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.';
  if (!refusal) return;
  console.error(refusal);
  process.exit(1);
}

function isMissing({ commands: [first, ...others] }: TestBrowser): boolean {
  const isChromium = first.startsWith('chromium');
  if (isChromium && process.env['CHROMIUM_PATH']) return false;
  const found = findCommand([first, ...others]);
  return !found || (isChromium && findBrowserProblem(found) !== undefined);
}

/** The prefix of a command that installs packages; undefined if installing is not allowed. */
function installingRights(): string[] | undefined {
  if (!findCommand(['apt-get'])) return undefined;
  if (process.getuid?.() === 0) return [];
  return process.env['CI'] && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

async function installFirstAvailable(packages: readonly string[], rights: readonly string[]): Promise<void> {
  let output = '';
  for (const name of packages) {
    const install = [...rights, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name];
    const result = await run(install);
    if (result.code === 0) return;
    output += result.output;
  }
  console.error(`${output}${packages[0]} could not be installed: the lines above say why.`);
}

function run([command = '', ...args]: readonly string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
