import { zipSync } from 'fflate';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journalCommand } from '../../../src/journal/build/journal-command.ts';
import { scaffold } from '../../../src/tools/scaffold/scaffold.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../../helpers/small-site.ts';
import { writeJournal } from '../small-journal.ts';

/* Files that a stranger may have sent: each is answered in a sentence, and nothing of it stays. */
let site: SmallSite;
const at = (file: string) => path.join(site.root, file);

beforeEach(() => {
  site = copySmallSite();
  writeJournal(site);
});

afterEach(() => site.remove());

const never = () => Promise.reject(new Error('nothing is to be written'));

async function imported(name: string, content: string | Uint8Array) {
  writeFileSync(at(name), content);
  const roots = { engine: root, site: site.root };
  const said = await journalCommand(
    roots,
    ['import', at(name), 'v1/i2'],
    new Date('2025-10-01'),
    (wanted) => scaffold(roots, wanted),
    never,
    never,
    never,
  );
  return { ...said, text: said.text.replaceAll(site.root, '') };
}

const article = (title: string, body: string) =>
  `<article xml:lang="en"><front><article-meta><title-group><article-title>${title}</article-title></title-group></article-meta></front><body>${body}</body></article>`;

const deep = (depth: number) => `${'<sec>'.repeat(depth)}${'</sec>'.repeat(depth)}`;

test.each([
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
  [
    'deep.xml',
    article('Kites', deep(100_000)),
    'it is no XML: its elements stand in each other more than 200 deep',
  ],
  [
    'rather-deep.xml',
    article('Kites', deep(500)),
    'it is no XML: its elements stand in each other more than 200 deep',
  ],
  ['large.xml', article('Kites'.repeat(4_400_000), ''), 'it has 21 MB; 20 MB are the most'],
  [
    'deep.bib',
    `@article{a, title={${'{'.repeat(100_000)}x${'}'.repeat(100_000)}}}`,
    'its brackets stand in each other too deep',
  ],
] as const)('%s is refused in a sentence', async (name, content, sentence) => {
  expect(await imported(name, content)).toEqual({ text: `/${name} can't be read: ${sentence}.\n`, code: 1 });
});

test('a record that no page could hold is not written', async () => {
  expect(await imported('long.xml', article('K'.repeat(1_100_000), '<p>x</p>'))).toEqual({
    text: expect.stringMatching(
      /^not written: What it says besides its text has 1100\d+ signs; a page holds 1000000 at most\.\n$/,
    ) as string,
    code: 1,
  });
});

test('a title without blanks makes a name that a disk can hold', async () => {
  const { text } = await imported('one.xml', article('K'.repeat(3000), '<p>x</p>'));
  expect(text).toContain(`wrote pages-config/journal/v1/i2/${'k'.repeat(100)}.json\n`);
});

test('where one file of a paper can’t be written, none of it stays, and the next paper is written', async () => {
  const taken = 'pages-config/journal/v1/i2/kites-at-rest.xml';
  writeFileSync(at(taken), 'mine');
  const two = `<records>${article('Kites at rest', '<p>Grass.</p>')}${article('Kites that fly', '<p>Wind.</p>')}</records>`;
  const { text, code } = await imported('two.xml', two);
  expect(code).toBe(1);
  expect(text).toMatch(/^not written: “Kites at rest”, of which nothing stays: EEXIST/);
  expect(text).toContain('wrote pages-config/journal/v1/i2/kites-that-fly.xml\n');
  expect(readFileSync(at(taken), 'utf8')).toBe('mine');
  for (const ending of ['json', 'pdf']) expect(existsSync(at(taken.replace('xml', ending)))).toBe(false);
});
