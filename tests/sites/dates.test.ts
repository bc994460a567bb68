/** @module-tag long */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importOnce } from '../../src/site-build/code/import-module.ts';
import { LiveSite } from '../../src/site-build/dev/live-site.ts';
import type { DiagnosticSection } from '../../src/core/page/preview.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';

/* Summer content of the bakery, scheduled in winter: a page, a section, an entry and a link that appear and
   disappear automatically. */
let site: SmallSite;

beforeAll(() => {
  site = copySmallSite('bakery');
  const about = JSON.parse(site.read('ueber-uns.json')) as object;
  site.write('sommer.json', {
    ...about,
    title: 'Sommer am Brunnenmarkt | Mohn & Krume',
    description:
      'Im Sommer stehen unsere Tische auf dem Markt, und es gibt Eis aus Mohn und dazu helles Brot.',
    publishAt: '2097-06-01',
    expireAt: '2097-09-01',
  });
  site.replace(
    'index.json',
    '{ "title": "Nichts von gestern"',
    '{ "title": "Eis aus Mohn", "text": "Nur im Sommer.", "publishAt": "2097-06-01T07:30" },\n        { "expireAt": "2097-06-01T07:30", "title": "Nichts von gestern"',
  );
  site.replace(
    'index.json',
    '"type": "call-to-action",',
    `"type": "event-list",
      "upcoming": { "title": "Was kommt", "items": [${event('2097-07-15', 'Ein Abend mit Frieda')}] },
      "title": "Was war",
      "items": [${event('2025-07-15', 'Ein Abend am Ofen')}]
    },
    {
      "type": "call-to-action",
      "publishAt": "2097-06-01",
      "expireAt": "2097-09-01",
      "title": "Der Sommer steht draußen",
      "action": { "label": "Zum Sommer", "to": "/sommer" }
    },
    {
      "type": "call-to-action",`,
  );
  site.replace(
    '_site.json',
    '{ "label": "Bestellen", "to": "/bestellen" }\n  ],',
    '{ "label": "Bestellen", "to": "/bestellen" },\n    { "label": "Sommer", "to": "/sommer", "publishAt": "2097-06-01", "expireAt": "2097-09-01" }\n  ],',
  );
});

function event(date: string, title: string): string {
  const image = { src: 'drawings/laib.svg', alt: '' };
  const time = '18:00 – 20:00 MESZ';
  return JSON.stringify({ image, title, speaker: 'Marlene Mohn', host: 'Mohn & Krume', date, time });
}

afterAll(() => site.remove());

test('the shown content depends on the moment of the build, in the time zone of the bakery', async () => {
  expect(await builtAt('2097-05-31T23:59')).toEqual(['event to come']);
  const summer = ['page', 'sitemap', 'section', 'navigation'];
  expect(await builtAt('2097-06-01')).toEqual([...summer, 'event to come']);
  expect(await builtAt('2097-06-01T07:30')).toEqual([...summer, 'event to come', 'entry']);
  expect(await builtAt('2097-07-15T23:59')).toEqual([...summer, 'event to come', 'entry']);
  expect(await builtAt('2097-07-16')).toEqual([...summer, 'event over', 'entry']);
  expect(await builtAt('2097-09-01')).toEqual(['event over', 'entry']);
}, 240_000);

test('in a build for the present no change is due, and pages contain no dates', async () => {
  expect(await builtAt()).toEqual(['event to come']);
  const again = await run('build', '--no-share');
  expect(again.stdout).toMatch(/; 0 pages were rendered\.\n$/);
  expect(readFileSync(path.join(site.root, 'dist/index.json'), 'utf8')).not.toMatch(/publishAt|expireAt/);
}, 120_000);

test('scheduled changes are listed, the next first, with their place', async () => {
  const { stdout } = await run('content', 'due', '6');
  const lines = stdout
    .replaceAll(/\S*(?=pages-config\/)/g, '')
    .trimEnd()
    .split('\n');
  expect(lines).toEqual([
    expect.stringMatching(
      /^2097-06-01 pages-config\/_site\.json:\d+:\d+ Entry 5 of "navigation" on pages-config\/_site\.json appears$/,
    ),
    expect.stringMatching(
      /^2097-06-01 pages-config\/index\.json:\d+:20 Entry 6 of "sections" on \/ appears$/,
    ),
    expect.stringMatching(/^2097-06-01 pages-config\/sommer\.json:\d+:16 \/sommer appears$/),
    expect.stringMatching(
      /^2097-06-01T07:30 pages-config\/index\.json:\d+:\d+ Entry 4 of "items" on \/ appears$/,
    ),
    expect.stringMatching(
      /^2097-06-01T07:30 pages-config\/index\.json:\d+:\d+ Entry 5 of "items" on \/ disappears$/,
    ),
    expect.stringMatching(/^2097-07-15 pages-config\/index\.json:\d+:\d+ Entry 1 of "items" on \/ is over$/),
    '9 changes scheduled, in the time zone Europe/Berlin',
  ]);
  await expect(run('content', 'due', 'x')).rejects.toMatchObject({
    code: 2,
    stderr:
      'The number of changes to list must be a number such as 3, and not "x".\nnpm run content -- due [NUMBER]\n',
  });
}, 60_000);

test('an invalid moment is refused', async () => {
  await expect(run('build', '--at', '2097-06-31')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^--at takes a day or a moment, such as 2027-06-01 or 2027-06-01T08:00, and not "2097-06-31"\.\nnpm run build /,
    ) as string,
  });
});

test('development shows all scheduled content, and marks the parts that visitors do not see yet', async () => {
  const live = new LiveSite({ engine: root, site: site.root }, importOnce);
  const { data } = await (await live.current()).page('/');
  const { title, diagnostics } = data.page.sections[0] as DiagnosticSection;
  expect(data.page.sections.filter(({ type }) => type === 'call-to-action')).toHaveLength(2);
  expect([title, ...diagnostics.map(({ message }) => message)]).toEqual([
    'Not on the site now',
    'Entry 4 of "items" is on the site from 2097-06-01T07:30 on; development shows it already.',
    'Entry 6 of "sections" is on the site from 2097-06-01 on; development shows it already.',
  ]);
});

/** The parts of the summer in a build for a given moment. */
async function builtAt(moment?: string): Promise<string[]> {
  await run('build', '--no-share', ...(moment ? ['--at', moment] : []));
  const text = (name: string) => readFileSync(path.join(site.root, 'dist', name), 'utf8');
  const signs: Record<string, boolean> = {
    page: existsSync(path.join(site.root, 'dist/sommer/index.html')),
    sitemap: text('sitemap.xml').includes('/sommer<'),
    section: text('index.html').includes('Der Sommer steht draußen'),
    navigation: text('brote/index.html').includes('>Sommer<'),
    'event to come': text('index.html').includes('Was kommt'),
    'event over': /Was war.*Ein Abend mit Frieda/s.test(text('index.html')),
    entry: text('index.html').includes('Eis aus Mohn'),
  };
  return Object.keys(signs).filter((name) => signs[name]);
}

function run(...args: string[]) {
  const command = ['scripts/pagewright.mjs', ...args, '--site', site.root];
  return promisify(execFile)(process.execPath, command, { cwd: root });
}
