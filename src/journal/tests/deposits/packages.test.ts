import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JournalRecord } from '../../core/record/record.ts';
import { writePackages } from '../../node/packages/write-packages.ts';
import { fullTextSample } from '../support/full-text-sample.ts';
import { checkJats } from '../read-back/jats.ts';
import { textsAt } from '../read-back/xml.ts';
import { continuousJournal, doubleJournal, fullJournal } from '../support/samples.ts';
import { documentPdf } from '../support/small-journal.ts';

let root: string;
const at = (file: string) => path.join(root, 'pages-config', file);
const folder = () => path.join(root, 'var/packages');

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  for (const issue of ['v1/i1', 'v1/i2-3', 'v1/s1', 'v1/i1-s1', 'online-first'])
    mkdirSync(at(`journal/${issue}`), { recursive: true });
  for (const name of ['i1/rain', 'i1/snow', 'i2-3/wind', 's1/fog', 'i1-s1/dew'])
    writeFileSync(at(`journal/v1/${name}.pdf`), documentPdf);
  writeFileSync(at('journal/online-first/hail.pdf'), documentPdf);
  writeFileSync(at('journal/v1/i1/rain-readings.csv'), 'hour,mm\n1,2\n');
  const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });
  writeFileSync(at('journal/v1/i1/roof.png'), await dot.png().toBuffer());
});
afterAll(() => rmSync(root, { recursive: true }));

/** The files of a package, by name. */
function unpack(name: string): Record<string, Uint8Array> {
  return unzipSync(readFileSync(path.join(folder(), name)));
}

/** The journal with all properties; its first paper has a text with a chart and a picture. */
function illustrated(): JournalRecord {
  const journal = fullJournal();
  const text = { file: 'rain.md', hash: '1', pictures: [], charts: [], readText: () => fullTextSample };
  const withText = (papers: JournalRecord['papers']) =>
    papers.map((paper) => (paper.slug === 'rain' ? { ...paper, text } : paper));
  return {
    ...journal,
    papers: withText(journal.papers),
    issues: journal.issues.map((issue) => ({ ...issue, papers: withText(issue.papers) })),
  };
}

test('an issue is packed with JATS, PDF, figures and files under the names of PubMed Central; samples are left out', async () => {
  const { text, code } = await writePackages(root, illustrated(), 'v1/i1');
  expect(code).toBe(0);
  const [name, ...others] = readdirSync(folder());
  expect(others).toEqual([]);
  expect(name).toMatch(/^1234-5679-1-1\.2025\d{4}\.zip$/);
  expect(text).toBe(`wrote var/packages/${name}: 5 files; papers and notices: 1\n`);
  const files = unpack(name!);
  expect(Object.keys(files)).toEqual([
    '1234-5679-1-1-1.xml',
    '1234-5679-1-1-1.pdf',
    '1234-5679-1-1-1-g001.png',
    '1234-5679-1-1-1-g002.png',
    '1234-5679-1-1-1-s001.csv',
  ]);
  const jats = strFromU8(files['1234-5679-1-1-1.xml']!);
  checkJats(jats, 'publishing');
  const named = textsAt(
    jats,
    '//graphic/@*[local-name()="href"] | //supplementary-material/@*[local-name()="href"]',
  );
  expect(named.toSorted()).toEqual(Object.keys(files).slice(2).toSorted());
  expect(jats).toContain('xlink:href="1234-5679-1-1-1.pdf"');
  const chart = await sharp(files['1234-5679-1-1-1-g001.png']).metadata();
  expect(chart.width).toBeGreaterThan(1800);
  // The notice precedes a retracted paper.
  expect(files['1234-5679-1-1-1.pdf']!.length).toBeGreaterThan(documentPdf.length);
});

test('the same content gives the same bytes', async () => {
  const [name] = readdirSync(folder());
  const before = readFileSync(path.join(folder(), name!));
  await writePackages(root, illustrated(), 'v1/i1');
  expect(readFileSync(path.join(folder(), name!)).equals(before)).toBe(true);
});

test('double issues, supplements, and papers of a journal without issues have names too', async () => {
  rmSync(folder(), { recursive: true });
  expect((await writePackages(root, doubleJournal(), undefined)).text.match(/^wrote/gm)).toHaveLength(4);
  const names = readdirSync(folder()).flatMap((name) => Object.keys(unpack(name)));
  expect(names.filter((name) => name.endsWith('.xml')).toSorted()).toEqual([
    '1234-5679-1-1-1.xml',
    '1234-5679-1-1-4.xml',
    '1234-5679-1-1-s1-1.xml',
    '1234-5679-1-2-3-1.xml',
    '1234-5679-1-s1-S1.xml',
  ]);
  rmSync(folder(), { recursive: true });
  await writePackages(root, continuousJournal(), undefined);
  const [name] = readdirSync(folder());
  expect(name).toMatch(/^1234-5679\.\d{8}\.zip$/);
  // Papers of a short kind need no PDF.
  expect(Object.keys(unpack(name!))).toEqual([
    '1234-5679-editorial.xml',
    '1234-5679-7-e1.xml',
    '1234-5679-7-e1.pdf',
  ]);
});

test('papers that begin on the same page get letters, and an issue of samples has no package', async () => {
  const journal = fullJournal();
  const issues = journal.issues.map((issue) => ({
    ...issue,
    papers: issue.papers.map(({ sample: _sample, ...paper }) => ({ ...paper, firstPage: 1 })),
  }));
  rmSync(folder(), { recursive: true });
  await writePackages(root, { ...journal, issues }, 'v1/i1');
  const names = Object.keys(unpack(readdirSync(folder())[0]!));
  expect(names.filter((name) => name.endsWith('.xml'))).toEqual([
    '1234-5679-1-1-1-a.xml',
    '1234-5679-1-1-1-b.xml',
  ]);
  expect(await writePackages(root, journal, 'v9/i9')).toEqual({
    text: 'v9/i9 has no finished paper to pack: all are samples or drafts.\n',
    code: 0,
  });
});
