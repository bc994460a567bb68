import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../workshop/torture/start-server.ts';
import { root } from '../../helpers/project.ts';
import { createBuiltSite } from '../built.ts';
import { retryLater } from '../retry-later.ts';
import { enquiry } from '../forms/support/test-server.ts';
import { describeAboveStores } from './store-kinds.ts';

/** Starts a program with a read-only folder, without being the superuser. */
const readOnly = (folder: string): string[] => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"',
  folder,
];

function canMount(): boolean {
  try {
    const [command = '', ...words] = readOnly(tmpdir());
    execFileSync(command, [...words, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describeAboveStores('a store $name', (kind) => {
  const words = 'whose disk, %s, is read-only serves pages, but no forms';
  test.runIf(canMount()).each([
    ['with submissions', true],
    ['still empty', false],
  ])(words, async (_, isUsed) => {
    const site = createBuiltSite();
    const dataDir = path.join(site, 'data');
    const env = { ...(await kind.newEnv()), DATA_DIR: dataDir };
    mkdirSync(dataDir);
    if (isUsed) await (await startServer({ engine: root, site, env })).end('SIGTERM');
    const server = await startServer({ engine: root, site, env, before: readOnly(dataDir) });
    onTestFinished(async () => void (await server.end()));
    expect(server.output()).toContain(`The disk of DATA_DIR, ${dataDir}, is read-only.`);
    expect((await fetch(server.address)).status).toBe(200);
    const refused = await fetch(`${server.address}/api/forms/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    });
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual(retryLater);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(503);
    expect((await fetch(server.address)).status).toBe(200);
  });
});
