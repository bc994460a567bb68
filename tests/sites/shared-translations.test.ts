import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

/* Shared content of pages causes no drift, and neither do equal changes in an original and its translation. */
let site: SmallSite;

beforeAll(() => {
  site = copySmallSite('bakery');
});

afterAll(() => site.remove());

const roots = () => ({ engine: root, site: site.root });
const read = (file: string) => site.read(file);

async function content(...args: string[]): Promise<string[]> {
  const { stdout, stderr } = await captureOutput('content', roots(), args);
  return (stdout + stderr)
    .replaceAll(/\S*(?=pages-config\/)/g, '')
    .trimEnd()
    .split('\n');
}

/** The lines in the output of `drift` about a page. */
async function driftLines(page: string): Promise<string[]> {
  return (await content('drift')).filter((line) => line.startsWith(`pages-config/${page}`));
}

test('a renamed picture leaves translations up to date', async () => {
  for (const [file, alt] of [
    ['bestellen.json', 'Ein Laib'],
    ['bestellen.en.json', 'A loaf'],
  ] as const) {
    const data = JSON.parse(read(file)) as { sections: Record<string, unknown>[] };
    data.sections[0]!['image'] = { src: 'drawings/laib.svg', alt };
    site.write(file, data);
  }
  await content('translated', 'bestellen.en.json', '--yes');
  expect(await driftLines('bestellen.en.json')).toEqual([]);
  await content('mv', 'drawings/laib.svg', 'drawings/brotlaib.svg', '--yes');
  expect(read('bestellen.en.json')).toContain('drawings/brotlaib.svg');
  expect(await driftLines('bestellen.en.json')).toEqual([]);
});

test('a translation of a page with a shared section is consistent', async () => {
  const shared = {
    type: 'fact-list',
    title: 'Wann wir da sind',
    items: [
      { label: 'Dienstag bis Freitag', value: '7 bis 18 Uhr' },
      { label: 'Montag ist immer', value: 'geschlossen, wie der Ofen' },
    ],
  };
  site.write('_shared/zeiten.json', shared);
  const page = JSON.parse(read('feier.json')) as { sections: object[] };
  page.sections.push({ use: 'zeiten' });
  site.write('feier.json', page);
  await captureOutput('new', roots(), ['translation', 'feier', 'en']);
  const lines = await driftLines('feier.en.json');
  expect(lines.filter((line) => /not there yet|no longer in the original/.test(line))).toEqual([]);
  expect(lines).toContainEqual(
    expect.stringMatching(/section 3 \((zeiten|fact-list)\) is not translated yet/),
  );
  // A changed text of the shared section needs a new translation.
  await content('translated', 'feier.en.json', '--yes');
  site.write('_shared/zeiten.json', { ...shared, title: 'Unsere Zeiten sind neu' });
  expect(await driftLines('feier.en.json')).toContainEqual(
    expect.stringMatching(/section 3 \(\S+\) has changed in the original/),
  );
});
