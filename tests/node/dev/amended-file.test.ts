import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importOnce } from '../../../src/site-build/code/import-module.ts';
import { LiveSite } from '../../../src/site-build/dev/live-site.ts';
import { addNotesExtension, copySmallSite, pageWith } from '../../helpers/small-site.ts';

test('the development server serves a file as an extension amends it', async () => {
  const site = copySmallSite();
  onTestFinished(() => site.remove());
  addNotesExtension(
    site,
    `  prepare: async () => ({
    collections: async () => ({}),
    titlePrefixes: new Map(),
    amendments: new Map([['rain.csv', (bytes) => Buffer.concat([Buffer.from('# Withdrawn\\n'), bytes])]]),
    addition: () => ({ heads: new Map(), files: () => [], made: [], changes: new Map(), headers: new Map() }),
  }),`,
  );
  const image = { src: 'rain.svg', alt: '' };
  const readings = { title: 'Readings', text: 'Rain by the hour', file: 'rain.csv', image };
  site.write(
    '_media/rain.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M1 1h2v2z"/></svg>',
  );
  site.write('index.json', pageWith([{ type: 'download-list', items: [readings] }], 'Home'));
  await writeFile(path.join(site.root, 'pages-config/rain.csv'), 'hour,millimetres\n1,0.4\n');
  const live = new LiveSite(site.roots, importOnce);
  await (await live.current()).page('/');
  const output = await live.output('/rain.csv');
  expect(String((output as { bytes: Uint8Array }).bytes)).toBe('# Withdrawn\nhour,millimetres\n1,0.4\n');
});
