import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../../../../src/site-build/pages/build-site.ts';
import type { Scenario, Torture } from '../scenario.ts';
import { startServer, type TortureServer } from '../start-server.ts';

const day = 24 * 60 * 60_000;

/** The site is rebuilt while pages of earlier builds are open: their files stay for thirty days. */
export const deploy: Scenario = {
  name: 'deploy',
  promise: 'Open pages find their files for 30 days, and no longer',
  fault: 'new builds under open pages',
  unit: 'requested files',
  cases: { short: 1, long: 3 },
  attempt: async (torture, { number, folder }) => {
    const { engine, content, store, scale } = torture;
    const site = path.join(folder, 'site');
    await cp(path.join(content, 'pages-config'), path.join(site, 'pages-config'), { recursive: true });
    const build = () =>
      buildSite({ engine, site }, path.join(site, 'dist'), { progress: () => undefined, share: false });
    await build();
    const env = store.env(path.join(folder, 'data'));
    const server = await startServer({ engine, site, env });
    try {
      const open = await hashedFiles(site);
      const builds = scale === 'long' ? 3 : 1;
      const lost: string[] = [];
      for (let count = 1; count <= builds; count += 1) {
        await change(site, `${number}.${count}`, scale);
        await build();
        lost.push(...(await askFor(server, open, `after build ${count}`)));
      }
      const old = await ageFiles(site);
      if (old.length === 0) throw new Error('No file of an earlier build is left.');
      await change(site, `${number}.last`, scale);
      await build();
      const left = await Promise.all(
        old.map(async (name) => ((await ask(server, name)).status === 404 ? [] : [name])),
      );
      lost.push(...left.flat().map((name) => `/${name} still answers after more than 30 days.`));
      return {
        tried: open.size * builds + old.length,
        lost,
        note: `${old.length} files were of earlier builds`,
      };
    } finally {
      await server.end('SIGTERM');
    }
  },
};

/** The hashed files of pages, with their SHA-256. */
async function hashedFiles(site: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const room of ['assets', 'media']) {
    const folder = path.join(site, 'dist', room);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      files.set(
        path.relative(path.join(site, 'dist'), file).replaceAll(path.sep, '/'),
        sha256(await readFile(file)),
      );
    }
  }
  return files;
}

/** Changes a text on every page, and in the long run the code that they load. */
async function change(site: string, words: string, scale: Torture['scale']): Promise<void> {
  const file = path.join(site, 'pages-config/_site.json');
  const written = JSON.parse(await readFile(file, 'utf8')) as { name: string };
  await writeFile(file, JSON.stringify({ ...written, name: `Torture ${words}` }, null, 2));
  if (scale !== 'long') return;
  const styles = path.join(site, 'pages-config/_theme/tokens.css');
  const before = await readFile(styles, 'utf8');
  await writeFile(styles, `${before}\n/* ${words} */\n`);
}

async function askFor(
  server: TortureServer,
  files: ReadonlyMap<string, string>,
  when: string,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [name, sum] of files) {
    const { status, bytes } = await ask(server, name);
    if (status !== 200) lost.push(`/${name} is answered with ${status} ${when}.`);
    else if (sha256(bytes) !== sum) lost.push(`/${name} has changed ${when}.`);
  }
  return lost;
}

async function ask({ address }: TortureServer, name: string): Promise<{ status: number; bytes: Buffer }> {
  const response = await fetch(`${address}/${encodeURI(name)}`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Makes files of earlier builds a month older. @returns their names */
async function ageFiles(site: string): Promise<string[]> {
  const file = path.join(site, 'dist/.server/earlier.json');
  const record = JSON.parse(await readFile(file, 'utf8')) as { since: Record<string, string> };
  const older = Object.entries(record.since).map(([name, at]) => [name, new Date(Date.parse(at) - 31 * day)]);
  await writeFile(file, JSON.stringify({ ...record, since: Object.fromEntries(older) as object }));
  return Object.keys(record.since);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
