import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root as project } from '../helpers/project.ts';
import { createBuiltSite } from './built.ts';
import { storeSample } from './delivery/stored.ts';
import { openTestStore } from './store/test-store.ts';

/**
 * Starts the server's process for a site and stops it when it listens. @returns its exit code and its output
 */
async function run(
  site: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const main = path.join(project, 'src/server/main.ts');
  const child = spawn(process.execPath, [main, '--site', site], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      output += piece.toString();
      // The test sends one signal, because a second one would end the process at once.
      if (output.includes('The site is at') && !child.killed) child.kill('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('an unusable data folder is reported in one sentence', async () => {
  const site = createBuiltSite();
  writeFileSync(path.join(site, 'file'), '');
  const dataDir = path.join(site, 'file/data');
  expect(await run(site, { DATA_DIR: dataDir })).toEqual({
    code: 2,
    output: `DATA_DIR is ${dataDir}, which can’t be used (ENOTDIR: not a directory, mkdir '${dataDir}'). Choose a folder in which the server may write.\n`,
  });
  const locked = path.join(site, 'locked');
  mkdirSync(path.join(locked, 'server.lock'), { recursive: true });
  expect(await run(site, { DATA_DIR: locked })).toEqual({
    code: 2,
    output: `The file ${locked}/server.lock can’t be used (EISDIR: illegal operation on a directory, open '${locked}/server.lock'). Allow the server to write there, free space on the disk, and remove the file if it is damaged.\n`,
  });
});

test('the server reports submissions with a missing file at its start', async () => {
  const site = createBuiltSite();
  const store = openTestStore(path.join(site, 'var'));
  for (const reference of ['CCCC-3333', 'DDDD-4444', 'FFFF-6666'])
    await storeSample(store, { reference, files: [{ name: 'a.pdf', content: '%PDF' }] });
  await store.close();
  for (const name of ['cccc-3333-0.pdf', 'ffff-6666-0.pdf']) rmSync(path.join(site, 'var/uploads', name));
  const { code, output } = await run(site);
  expect(code).toBe(0);
  expect(output).toContain(': to nobody. Set DELIVERY_OFFICE_EMAIL or DELIVERY_OFFICE_WEBHOOK;');
  const reported = output.split('\n').filter((line) => line.includes('are missing'));
  expect(reported.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 50,
      count: 2,
      references: ['CCCC-3333', 'FFFF-6666'],
      msg: 'files of submissions are missing: restore them from a backup; to list them: npm run submissions -- show REFERENCE',
    }),
  ]);
});
