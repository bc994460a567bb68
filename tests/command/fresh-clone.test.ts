import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../helpers/project.ts';

/* The first command in a fresh clone, where no package is installed. */

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  mkdirSync(path.join(clone, 'scripts'));
  for (const file of ['pagewright.mjs', 'setup.mjs'])
    copyFileSync(path.join(root, 'scripts', file), path.join(clone, 'scripts', file));
  writeFileSync(path.join(clone, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(clone, { recursive: true }));

test('without packages, a command that does not install them names `npm ci`', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pagewright.mjs', 'build'], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^The packages are not installed\. Run `npm ci`.*\n$/);
  expect(status).toBe(2);
});

test('two commands at once install the packages once', async () => {
  const npm = '#!/bin/sh\necho starts >> log\nsleep 0.5\nmkdir -p node_modules\necho ends >> log\n';
  writeFileSync(path.join(clone, 'npm'), npm, { mode: 0o755 });
  // The lock of a killed process does not block the others.
  writeFileSync(path.join(clone, '.setup-lock'), '999999999');
  const setUp = () =>
    promisify(execFile)(process.execPath, ['scripts/setup.mjs', '--run-only'], {
      cwd: clone,
      env: { ...process.env, PATH: `${clone}:${process.env['PATH']}` },
    });
  await Promise.all([setUp(), setUp()]);
  expect(readFileSync(path.join(clone, 'log'), 'utf8')).toBe('starts\nends\n');
});
