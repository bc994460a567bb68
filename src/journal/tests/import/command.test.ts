import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scaffoldSeveral, UsageError, validateSite } from 'pagewright/command';
import { runVerb } from '../support/run-verb.ts';
import sharp from 'sharp';
import { engine } from '../support/engine.ts';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { paragraph, picture, wordDocument } from './word-document.ts';
import { writeJournal } from '../support/small-journal.ts';

/* The journal of the fixture on disk, to which papers are added. */
let site: TestSite;
const samplePdf = path.join(engine, 'schemas/samples/_media/downloads/sample.pdf');
const at = (file: string) => path.join(site.root, file);

beforeEach(() => {
  site = createTestSite();
  writeJournal(site);
});

afterEach(() => site.remove());

async function imported(name: string, text: string | Uint8Array, ...more: string[]) {
  writeFileSync(at(name), text);
  return journal('import', at(name), ...more);
}

async function journal(...words: string[]) {
  const roots = site.roots;
  const result = await runVerb(roots, words, { newPage: scaffoldSeveral(roots) });
  return { ...result, text: result.text.replaceAll(site.root, '') };
}

async function errors(): Promise<string[]> {
  const { validation } = await validateSite(site.roots);
  return validation.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file}: ${message}`);
}

const two = `TY  - JOUR
TI  - Kites in "gusts" - a study
AU  - Okafor, Ada
PY  - 2025
DA  - 2025/08/14/
VL  - 1
IS  - 2
SP  - 5
EP  - 9
LA  - en
DO  - 10.5555/kites
KW  - kites
KW  - wind
KW  - toys
AB  - Kites turn in gusts, and nobody has asked why they do. We asked three of them.
ER  - 
TY  - JOUR
TI  - Rain on tin roofs
ER  - 
`;

test('papers are written as valid files, reported as existing the second time, and never overwritten', async () => {
  expect(await errors()).toEqual([]);
  const first = await imported('two.ris', two);
  expect(first).toEqual({
    text: `wrote pages-config/journal/v1/i2/kites-in-gusts-a-study.json
wrote pages-config/journal/v1/i2/kites-in-gusts-a-study.pdf
  Its PDF is a sample: replace it with the real one.
  Facts are missing; placeholders are at: subject.
  It is a draft: when nothing is missing, remove "draft": true from its file.
not written: “Rain on tin roofs” exists already: /journal/v1/i1/rain.
`,
    code: 1,
  });
  expect(await errors()).toEqual([]);
  const file = 'journal/v1/i2/kites-in-gusts-a-study.json';
  const page = JSON.parse(site.read(file)) as Record<string, unknown>;
  expect(page).toMatchObject({
    title: 'Kites in “gusts” – a study | Fixture',
    description: 'Kites turn in gusts, and nobody has asked why they do. We asked three of them.',
    template: {
      type: 'paper',
      title: 'Kites in “gusts” – a study',
      published: '2025-08-14',
      doi: '10.5555/kites',
      pages: { first: 5, last: 9 },
    },
  });
  expect(Object.keys(page['template'] as object)).toEqual(
    'type title authors volume issue published doi abstract keywords language subject pages file'.split(' '),
  );
  const before = site.read(file);
  expect(await imported('two.ris', two)).toEqual({
    text: `not written: The DOI 10.5555/kites is that of /journal/v1/i2/kites-in-gusts-a-study.
not written: “Rain on tin roofs” exists already: /journal/v1/i1/rain.
`,
    code: 1,
  });
  expect(site.read(file)).toBe(before);
});

test('a PDF next to the file belongs to its paper; pages of another issue are left out', async () => {
  writeFileSync(at('one.pdf'), readFileSync(samplePdf));
  const text = `@article{a, title={Of kites}, volume={7}, number={4}, pages={3--9}, year={2024}, language={en}}`;
  expect(await imported('one.bib', text)).toEqual({
    text: 'not written: “Of kites” is of v7/i4, and there is no such issue: npm run new -- issue v7/i4 makes it; or name another one, as: import FILE v1/i3.\n',
    code: 1,
  });
  const result = await imported('one.bib', text, 'v1/i1');
  expect(result).toEqual({
    text: `wrote pages-config/journal/v1/i1/of-kites.json
wrote pages-config/journal/v1/i1/of-kites.pdf
  Its page numbers belong to another issue, and were left out.
  It was published 2024 there; its issue here is of 2025-07, which was used.
  Facts are missing; placeholders are at: authors › 1 › given, authors › 1 › family, abstract › 1, keywords › 1, keywords › 2, keywords › 3, subject.
  It is a draft: when nothing is missing, remove "draft": true from its file.
`,
    code: 0,
  });
  expect(existsSync(at('pages-config/journal/v1/i1/of-kites.pdf'))).toBe(true);
  expect(await errors()).toEqual([]);
});

test('a problem that a person must solve is reported with its position', async () => {
  const text = two
    .replace(/TI {2}- Kites.*/, `TI  - ${'Kites '.repeat(200)}`)
    .replace(/TY {2}- JOUR\nTI {2}- Rain[^]*/, '');
  const { text: result, code } = await imported('long.ris', text);
  expect(code).toBe(1);
  expect(result).toMatch(/^pages-config\/journal\/v1\/i2\/kites-[a-z-]+\.json:8:14 /m);
});

test('works of BibTeX become the references of a manuscript, or of a paper that exists', async () => {
  const work = (key: string, title: string, year: number) =>
    `@article{${key}, author = {Sen, Asha}, title = {${title}}, journal = {Roofs}, year = {${year}}, volume = {4}, pages = {3--9}}`;
  writeFileSync(at('kites.bib'), work('a', 'Drops and sounds', 2021));
  const body = [
    paragraph('Kites at rest', 'Title'),
    paragraph('Results', 'Heading1'),
    paragraph('Nothing moved [1, 2].'),
    paragraph('References', 'Heading1'),
    paragraph('[1] A leaflet on strings. Northvale, 1999.'),
    paragraph('[2] Sen, A. (2021). Drops and sounds. Roofs, 4, 3–9.'),
  ];
  const result = await imported('kites.docx', wordDocument(body), 'online-first');
  expect(result).toMatchObject({ code: 0 });
  const references = (file: string) =>
    (
      JSON.parse(readFileSync(at(`pages-config/journal/${file}.json`), 'utf8')) as {
        template: { references: unknown[] };
      }
    ).template.references;
  const data = { type: 'article-journal', issued: '2021', title: 'Drops and sounds', page: '3-9' };
  expect(references('online-first/kites-at-rest')).toEqual([
    'A leaflet on strings. Northvale, 1999.',
    expect.objectContaining(data),
  ]);
  const more = `${work('b', 'Hail', 2022)}\n${work('a', 'Drops and sounds', 2021)}`;
  expect(await imported('works.bib', more, 'v1/i1/rain')).toEqual({
    text: 'pages-config/journal/v1/i1/rain.json lists 2 references.\n',
    code: 0,
  });
  await imported('works.bib', more, 'v1/i1/rain');
  expect(references('v1/i1/rain')).toMatchObject([{ title: 'Hail' }, data]);
  expect(await errors()).toEqual([]);
});

test('a Word document is imported with its text and its pictures, before its issue exists', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const body = [
    paragraph('Kites at rest', 'Title'),
    paragraph('Abstract', 'Heading1'),
    paragraph('A kite that lies on the grass is no kite, say those who fly them. We asked the kites.'),
    paragraph('Results', 'Heading1'),
    paragraph('Nothing moved, as Figure 1 shows.'),
    paragraph('Figure 1. A kite on the grass.', 'Caption'),
    paragraph(picture('A kite on the grass, its string beside it')),
  ];
  expect(await imported('kites.docx', wordDocument(body, { png }), 'online-first')).toEqual({
    text: `wrote pages-config/journal/online-first/kites-at-rest.json
wrote pages-config/journal/online-first/kites-at-rest.pdf
wrote pages-config/journal/online-first.json
wrote pages-config/journal/online-first/kites-at-rest.md
wrote pages-config/journal/online-first/kites-at-rest-figure-1.png
  It names no language: "en" was assumed.
  Its PDF is a sample: replace it with the real one.
  Facts are missing; placeholders are at: authors › 1 › given, authors › 1 › family, keywords › 1, keywords › 2, keywords › 3, subject.
  It is a draft: when nothing is missing, remove "draft": true from its file.
`,
    code: 0,
  });
  expect(readFileSync(at('pages-config/journal/online-first/kites-at-rest.md'), 'utf8')).toContain(
    '](kites-at-rest-figure-1.png)',
  );
  expect(await errors()).toEqual([]);
});

test('the full text of an article in JATS is saved next to its page, with the pictures next to the file', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  writeFileSync(at('Fig1.png'), png);
  const figure = (name: string) =>
    `<fig><label>Figure 1</label><caption><p>On the grass.</p></caption><graphic xlink:href="${name}"><alt-text>A kite</alt-text></graphic></fig>`;
  const article = (name: string) => `<article xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="en">
<front><article-meta><title-group><article-title>Kites at rest</article-title></title-group>
<abstract><p>A kite that lies on the grass is no kite, say those who fly them.</p></abstract></article-meta></front>
<body><sec><title>Results</title><p>Nothing moved, says <xref ref-type="bibr" rid="r1">Rao</xref>.</p>${figure(name)}</sec></body>
<back><ref-list><ref id="r1"><mixed-citation>Rao, N. (2020). Weather and kites. Sky Papers, 2.</mixed-citation></ref></ref-list></back>
</article>`;
  expect(await imported('kites.xml', article('Fig1'), 'v1/i2')).toEqual({
    text: `wrote pages-config/journal/v1/i2/kites-at-rest.json
wrote pages-config/journal/v1/i2/kites-at-rest.pdf
wrote pages-config/journal/v1/i2/kites-at-rest.xml
wrote pages-config/journal/v1/i2/kites-at-rest-fig1.png
  Its PDF is a sample: replace it with the real one.
  Facts are missing; placeholders are at: authors › 1 › given, authors › 1 › family, keywords › 1, keywords › 2, keywords › 3, subject.
  It is a draft: when nothing is missing, remove "draft": true from its file.
`,
    code: 0,
  });
  expect(site.read('journal/v1/i2/kites-at-rest.json')).toContain('"text": "kites-at-rest.xml"');
  expect(site.read('journal/v1/i2/kites-at-rest.xml')).toContain('xlink:href="kites-at-rest-fig1.png"');
  expect(await errors()).toEqual([]);
  // A file that is not a picture is never copied.
  const away = article('../secret.png')
    .replaceAll('at rest', 'away')
    .replace('</sec>', `${figure('map')}</sec>`);
  // Each picture in a drawing gives a diagnostic.
  const pictures = '<image/>'.repeat(5);
  writeFileSync(at('map.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${pictures}</svg>`);
  const { text, code } = await imported('away.xml', away, 'v1/i2');
  expect(code).toBe(1);
  expect(text).toContain(
    'Pictures of its text are not beside the file; placeholders with their names replace them: ../secret.png.',
  );
  expect(text.match(/kites-away-map\.svg:1:\d+ /g)).toHaveLength(3);
  expect(text).toContain(
    'pages-config/journal/v1/i2/kites-away-map.svg has 2 more errors: npm run validate lists them.\n',
  );
  expect(site.read('journal/v1/i2/kites-away-secret.svg')).toContain('<title>secret.png</title>');
});

test('a folder and an archive are imported in one run; pictures are converted, and missing files are reported', async () => {
  const article = (title: string) =>
    `<article xml:lang="en"><front><article-meta><title-group><article-title>${title}</article-title></title-group><abstract><p>${title}: what they do in the air, and what they do not do on the ground.</p></abstract></article-meta></front><body><fig><label>Figure 1</label><caption><p>Air.</p></caption><alt-text>Air</alt-text><graphic xlink:href="Air.tif"/></fig></body></article>`;
  const folder = at('papers');
  mkdirSync(path.join(folder, 'two'), { recursive: true });
  writeFileSync(path.join(folder, 'one.xml'), article('Kites over snow'));
  writeFileSync(path.join(folder, 'two/two.xml'), article('Kites over sand'));
  writeFileSync(path.join(folder, 'two/notes.xml'), '<notes/>');
  const grey = sharp({ create: { width: 400, height: 300, channels: 3, background: '#777' } });
  await grey.tiff().toFile(path.join(folder, 'two/Air.tif'));
  const result = await journal('import', folder, 'v1/i2');
  expect(result.code).toBe(1);
  expect(result.text).toContain("two/notes.xml can't be read: no <article> in it has");
  expect(result.text).toContain('two/two.xml:\nwrote pages-config/journal/v1/i2/kites-over-sand.json');
  expect(result.text).toContain('wrote pages-config/journal/v1/i2/kites-over-sand-air.png');
  expect(result.text).toContain('replace them: Air.tif.');
  expect(site.read('journal/v1/i2/kites-over-snow-air.svg')).toContain('<title>Air.tif</title>');
  expect(await errors()).toEqual([]);
  const files = { 'three.xml': strToU8(article('Kites over ice')), '__MACOSX/three.xml': strToU8('x') };
  writeFileSync(at('more.zip'), zipSync(files));
  expect((await journal('import', at('more.zip'), 'v1/i2')).text).toContain('kites-over-ice.xml');
  writeFileSync(at('none.zip'), 'none');
  expect((await journal('import', at('none.zip'), 'v1/i2')).text).toContain('it is not a ZIP archive');
});

test('a paper of 300 authors and 700 references is imported completely, and its page fits its schemas', async () => {
  const many = (count: number, say: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => say(index)).join('');
  const names = many(300, (index) => {
    const name = `<name><surname>Okafor ${index}</surname><given-names>Ada</given-names></name>`;
    return `<contrib contrib-type="author">${name}</contrib>`;
  });
  const works = many(700, (index) => {
    const work = `Rao, N. (2020). Weather and kites of the kind ${index}. Sky Papers, 2.`;
    return `<ref id="r${index}"><mixed-citation>${work}</mixed-citation></ref>`;
  });
  const cited = many(700, (index) => `<p>So says <xref ref-type="bibr" rid="r${index}">${index}</xref>.</p>`);
  const article = `<article xml:lang="en"><front><article-meta><title-group><article-title>Kites of many</article-title></title-group><contrib-group>${names}</contrib-group>
<abstract><p>A kite that lies on the grass is no kite, say those who fly them.</p></abstract></article-meta></front>
<body><sec><title>Results</title>${cited}</sec></body><back><ref-list>${works}</ref-list></back></article>`;
  const { text } = await imported('many.xml', article, 'v1/i2');
  expect(text).not.toContain('were imported');
  const { template } = JSON.parse(site.read('journal/v1/i2/kites-of-many.json')) as {
    template: Record<string, unknown[]>;
  };
  expect([template['authors']!.length, template['references']!.length]).toEqual([300, 700]);
  expect(await errors()).toEqual([]);
});

test('a missing file, and an invalid one, is reported in a sentence', async () => {
  const roots = site.roots;
  const missing = await runVerb(roots, ['import', '/none/x.ris']);
  expect(missing).toEqual({ text: 'There is no file /none/x.ris.\n', code: 1 });
  expect(await imported('x.xml', 'Kites')).toEqual({
    text: "/x.xml can't be read: it is not XML: Root element is missing or invalid (line 1, column 1).\n",
    code: 1,
  });
  for (const words of [['import'], ['import', 'x.ris', 'v1/i2', 'v1/i3']])
    await expect(runVerb(roots, words)).rejects.toThrow(UsageError);
});
