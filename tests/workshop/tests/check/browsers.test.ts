import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };
import { findBrowserProblem } from '../../../../src/tools/browser.ts';
import { installBrowsers } from '../../browser/install-browsers.ts';

/** A folder of commands that replace those of a machine. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function addCommand(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const [oldest = 0] = packageJson.browserslist.flatMap((query) =>
  query.startsWith('chrome ') ? [Number(query.split(' ').at(-1))] : [],
);

describe('a Chromium for the tests', () => {
  test.each([
    [`Chromium ${oldest}.0.1.2 built on Debian`, undefined],
    [`Google Chrome for Testing ${oldest + 30}.0.8154.3`, undefined],
    [`Chromium ${oldest - 1}.0.9.9`, `is version ${oldest - 1}; the tests need Chromium ${oldest} or later`],
    ['no such file', 'does not report its version'],
  ])('%s', (version, refusal) => {
    const problem = findBrowserProblem(addCommand('chromium', `echo '${version}'`));
    if (refusal) expect(problem).toContain(refusal);
    else expect(problem).toBeUndefined();
  });
});

describe('a machine without browsers', () => {
  /** Installs with an apt-get that records its arguments, and returns them. */
  async function asked(aptGet: string): Promise<string[]> {
    const log = path.join(folder, 'asked');
    writeFileSync(log, '');
    addCommand('apt-get', `echo "$*" >> ${log}\n${aptGet}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    vi.spyOn(console, 'error').mockReturnValue();
    await installBrowsers();
    return readFileSync(log, 'utf8').trimEnd().split('\n');
  }

  test('updates the package lists before anything is installed', async () => {
    const calls = await asked('exit 0');
    expect(calls[0]).toBe('update -qq');
    expect(calls.slice(1).map((call) => call.split(' ').at(-1))).toEqual([
      'chromium-headless-shell',
      'firefox-esr',
      'webkit2gtk-driver',
      'xvfb',
    ]);
  });

  test('installs another package if the first one does not exist, and prints failures', async () => {
    const calls = await asked('case "$*" in *headless*) echo "no such package"; exit 100;; esac');
    expect(calls.map((call) => call.split(' ').at(-1))).toContain('chromium');
    const failing = await asked('echo "out of reach"; exit 100');
    expect(failing.length).toBeGreaterThan(3);
    expect(vi.mocked(console.error).mock.calls.flat().join('\n')).toContain('out of reach');
  });

  test('keeps a recent browser, and replaces an outdated one', async () => {
    addCommand('firefox-esr', 'exit 0');
    addCommand('WebKitWebDriver', 'exit 0');
    addCommand('Xvfb', 'exit 0');
    addCommand('chromium-headless-shell', `echo 'Chromium ${oldest}.0.0.0'`);
    expect(await asked('exit 0')).toEqual(['']);
    addCommand('chromium-headless-shell', `echo 'Chromium ${oldest - 1}.0.0.0'`);
    expect((await asked('exit 0')).at(-1)).toContain('chromium-headless-shell');
  });
});
