import { zipSync } from 'fflate';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runVerb } from '../support/run-verb.ts';
import { scaffoldSeveral } from 'pagewright/command';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { writeJournal } from '../support/small-journal.ts';
import { wordDocument } from './word-document.ts';

/* Files that a stranger may have sent: each is refused with a message and leaves no files. */
let site: TestSite;
const at = (file: string) => path.join(site.root, file);

beforeEach(() => {
  site = createTestSite();
  writeJournal(site);
});

afterEach(() => site.remove());

async function imported(name: string, content: string | Uint8Array) {
  writeFileSync(at(name), content);
  const roots = site.roots;
  const newPage = scaffoldSeveral(roots);
  const result = await runVerb(roots, ['import', at(name), 'v1/i2'], { newPage });
  return { ...result, text: result.text.replaceAll(site.root, '') };
}

const article = (title: string, body: string) =>
  `<article xml:lang="en"><front><article-meta><title-group><article-title>${title}</article-title></title-group></article-meta></front><body>${body}</body></article>`;

const PICTURE = new Uint8Array(30 * 1024 * 1024);

const deep = (depth: number) => `${'<sec>'.repeat(depth)}${'</sec>'.repeat(depth)}`;

const cases = [
  [
    'bomb.docx',
    zipSync({ 'word/media/image1.png': new Uint8Array(121 * 1024 * 1024) }, { level: 1 }),
    'it is larger than 120 MB when it is unpacked',
  ],
  [
    'text.docx',
    zipSync({ 'word/document.xml': new Uint8Array(17 * 1024 * 1024) }, { level: 1 }),
    'its text is larger than 16 MB when it is unpacked',
  ],
  ['deep.xml', article('Kites', deep(100_000)), 'it is not XML: its elements have more than 200 levels'],
  ['rather-deep.xml', article('Kites', deep(500)), 'it is not XML: its elements have more than 200 levels'],
  ['large.xml', article('Kites'.repeat(4_400_000), ''), 'it has 21 MB; the limit is 20 MB'],
  ['large.bib', `@article{a, title={${'K'.repeat(5_000_000)}}}`, 'it has 5 MB; the limit is 4 MB'],
  [
    'title.xml',
    article('K '.repeat(9_500_000), '<p>x</p>'),
    'it is not XML: one of its texts has more than 1000000 characters',
  ],
  ['wide.xml', article('Kites', '<p>x</p>'.repeat(200_000)), 'it is not XML: it has more than 400000 tags'],
  [
    'many.docx',
    zipSync(
      Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`word/media/image${index}.png`, PICTURE])),
      { level: 1 },
    ),
    'it is larger than 120 MB when it is unpacked',
  ],
  [
    'paragraphs.docx',
    wordDocument(['<w:p><w:r><w:t>K</w:t></w:r></w:p>'.repeat(70_000)]),
    'its text has more than 400000 tags',
  ],
  [
    'tables.docx',
    wordDocument(['<w:tbl><w:tr><w:tc>'.repeat(20_000), '</w:tc></w:tr></w:tbl>'.repeat(20_000)]),
    'its elements have more than 200 levels',
  ],
  [
    'deeper-tables.docx',
    wordDocument(['<w:tbl><w:tr><w:tc>'.repeat(50_000), '</w:tc></w:tr></w:tbl>'.repeat(50_000)]),
    'its elements have more than 200 levels',
  ],
  [
    'nothing.docx',
    zipSync({ 'word/document.xml': new Uint8Array(1024) }),
    'it is not a Word document: its XML can’t be read',
  ],
  [
    'deep.bib',
    `@article{a, title={${'{'.repeat(100_000)}x${'}'.repeat(100_000)}}}`,
    'one of its texts is too long, or its brackets are nested too deep',
  ],
] as const;

/** One case for each limit; the other cases of the same limits are in the long lane. */
const inFirstLane: readonly string[] = [
  'bomb.docx',
  'deep.xml',
  'title.xml',
  'wide.xml',
  'tables.docx',
  'deep.bib',
];

for (const [name, content, sentence] of cases)
  test(
    `${name} is refused with a message`,
    { tags: inFirstLane.includes(name) ? [] : ['long'] },
    async () => {
      expect(await imported(name, content)).toEqual({
        text: `/${name} can't be read: ${sentence}.\n`,
        code: 1,
      });
    },
  );

test('the file is refused before the site is read', async () => {
  writeFileSync(at('pages-config/index.json'), '{');
  const { text } = await imported('bomb.docx', zipSync({ 'word/document.xml': PICTURE }, { level: 1 }));
  expect(text).toBe("/bomb.docx can't be read: its text is larger than 16 MB when it is unpacked.\n");
});

test('a record that is too large for any page is not written', async () => {
  expect(
    await imported(
      'long.xml',
      article('K'.repeat(600_000), '<p>x</p>').replace(
        '</title-group>',
        `<subtitle>${'K'.repeat(600_000)}</subtitle></title-group>`,
      ),
    ),
  ).toEqual({
    text: expect.stringMatching(
      /^not written: Its metadata has 1200\d+ characters; a page can have at most 1000000\.\n$/,
    ) as string,
    code: 1,
  });
});

test('a title without spaces becomes a valid file name', async () => {
  const { text } = await imported('one.xml', article('K'.repeat(3000), '<p>x</p>'));
  expect(text).toContain(`wrote pages-config/journal/v1/i2/${'k'.repeat(100)}.json\n`);
});

test('if one file of a paper can’t be written, no file of it stays, and the next paper is written', async () => {
  const taken = 'pages-config/journal/v1/i2/kites-at-rest.xml';
  writeFileSync(at(taken), 'mine');
  const two = `<records>${article('Kites at rest', '<p>Grass.</p>')}${article('Kites that fly', '<p>Wind.</p>')}</records>`;
  const { text, code } = await imported('two.xml', two);
  expect(code).toBe(1);
  expect(text).toMatch(/^not written: “Kites at rest”, all of whose files were removed again: EEXIST/);
  expect(text).toContain('wrote pages-config/journal/v1/i2/kites-that-fly.xml\n');
  expect(readFileSync(at(taken), 'utf8')).toBe('mine');
  for (const ending of ['json', 'pdf']) expect(existsSync(at(taken.replace('xml', ending)))).toBe(false);
});
