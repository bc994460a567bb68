import { PDFDocument } from '@cantoo/pdf-lib';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importOnce } from '../../../src/site-build/code/import-module.ts';
import { LiveSite } from '../../../src/site-build/dev/live-site.ts';
import { copySmallSite, pageWith, type SmallSite } from '../../helpers/small-site.ts';

/* A file that an extension amends: the copy of a retracted paper has an added first page. */
const home = '/reports';
let site: SmallSite;

beforeEach(() => {
  site = copySmallSite();
});

afterEach(() => site.remove());

test('the development server serves the same file as the build', async () => {
  const route = `${home}/v1/i1/rain`;
  const data = JSON.parse(site.read('_site.json')) as object;
  const journal = {
    route: home,
    title: 'Journal of Rain',
    publisher: 'Rain',
    email: 'rain@journal.example',
    started: 2025,
    frequency: 'monthly',
    languages: ['English'],
    charge: 'None',
  };
  site.write('_site.json', { ...data, journal });
  const file = `${route}.pdf`;
  site.write(`${home}/index.json`, pageWith([{ type: 'page-head', title: 'The journal' }]));
  site.write(`${home}/v1/i1/index.json`, {
    title: 'Volume 1, Issue 1',
    description: 'The first issue, in which a paper stands that was withdrawn later on.',
    template: { type: 'issue', volume: 1, issue: 1, published: '2025-07' },
  });
  site.write(`${route}.json`, {
    title: 'Rain on tin roofs',
    description: 'A paper that was withdrawn, to see what the development server makes of its file.',
    template: {
      type: 'paper',
      title: 'Rain on tin roofs',
      authors: [
        { given: 'Asha', family: 'Verma', position: 'Lecturer', affiliation: 'Northvale University' },
      ],
      volume: 1,
      issue: 1,
      published: '2025-07',
      abstract: ['What was asked, how it was looked for, and what was found.'],
      keywords: ['tests', 'fixtures', 'papers'],
      language: 'en',
      subject: 'Testing',
      file: file.slice(1),
    },
  });
  site.write(`${home}/v1/i1/rain-retraction.json`, {
    title: 'Retraction: Rain on tin roofs',
    description: 'Why a paper was withdrawn, to see what the development server makes of its file.',
    template: {
      type: 'notice',
      kind: 'retraction',
      of: route,
      title: 'Retraction: Rain on tin roofs',
      volume: 1,
      issue: 1,
      published: '2025-10-04',
      summary: 'The gauge had been read in inches.',
      reason: 'An honest mistake.',
      signedBy: [{ name: 'The editors' }],
    },
  });
  await writeFile(path.join(site.root, 'pages-config', file), await createPaper());
  const live = new LiveSite(site.roots, importOnce);
  await (await live.current()).page(route);
  const output = await live.output(file);
  const served = await PDFDocument.load((output as { bytes: Uint8Array }).bytes, { updateMetadata: false });
  expect(served.getPageCount()).toBe(3);
});

async function createPaper(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const page of [1, 2]) document.addPage([420, 595]).drawText(`Page ${page}`);
  return document.save();
}
