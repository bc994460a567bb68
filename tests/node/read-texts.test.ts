import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadExtension } from '../../src/site-build/extensions/load-extensions.ts';
import { readProject } from '../../src/site-build/read-project.ts';
import { readTexts } from '../../src/site-build/texts/read-texts.ts';
import { openCache } from '../../src/site-build/cache/build-cache.ts';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { root } from '../helpers/project.ts';
import { addNotesExtension, copySmallSite, pageWith, type SmallSite } from '../helpers/small-site.ts';

let site: SmallSite;

beforeEach(() => {
  site = copySmallSite();
  site.write('page.json', pageWith([{ type: 'page-head', title: 'A head' }]));
  site.write('page.md', 'One text.');
  site.write('other.md', 'Words for those who write: no page has this name.');
});

afterEach(() => site.remove());

/** The cached facts of the texts, and the texts that had to be read. */
async function read() {
  const roots = { engine: root, site: site.root };
  const cache = openCache(roots);
  const fresh: string[] = [];
  const { texts: files = [] } = await readProject(roots);
  const reader = (file: { path: string; text: string }) => {
    fresh.push(file.path);
    return { facts: { words: file.text.split(' ').length }, media: ['map.png'], text: file.text };
  };
  const texts = await readTexts(
    roots,
    files,
    [{ name: 'notes', textReader: () => Promise.resolve(reader) }],
    cache,
  );
  cache.save();
  return { texts, fresh };
}

test('a text next to a page is read again only after a change', async () => {
  const file = 'pages-config/page.md';
  const first = await read();
  expect(first.fresh).toEqual([file]);
  const second = await read();
  expect(second.fresh).toEqual([]);
  for (const { texts } of [first, second]) {
    expect(texts.files).toEqual([file]);
    expect([texts.getFacts(file), texts.getMedia(file), texts.getText(file)]).toEqual([
      { words: 2 },
      ['map.png'],
      'One text.',
    ]);
  }
  site.write('page.md', 'Now another text.');
  const third = await read();
  expect(third.fresh).toEqual([file]);
  expect(third.texts.getText(file)).toBe('Now another text.');
  expect(third.texts.getHash(file)).not.toBe(first.texts.getHash(file));
  site.delete('page.md');
  expect((await read()).texts.files).toEqual([]);
});

test('the reader is not loaded if there is no text, or no extension that reads texts', async () => {
  site.delete('page.md');
  const roots = { engine: root, site: site.root };
  const cache = openCache(roots);
  const load = () => Promise.reject(new Error('It was loaded.'));
  expect((await readTexts(roots, [], [{ name: 'notes', textReader: load }], cache)).files).toEqual([]);
  expect((await validateSite(roots)).texts.files).toEqual([]);
});

test('many texts are read in threads, with the same results', async () => {
  const roots = { engine: root, site: site.root };
  for (let number = 1; number <= 101; number++) {
    site.write(`note-${number}.json`, pageWith([{ type: 'page-head', title: 'A head' }]));
    site.write(`note-${number}.md`, `Rain falls on ${number} roofs.`);
  }
  addNotesExtension(
    site,
    `  textReader: async () => ({ text }) =>
    ({ facts: { words: text.split(' ').length }, media: ['map.png'], text: text.toUpperCase() }),`,
  );
  const notes = { ...(await loadExtension(roots, 'notes')), name: 'notes' };
  const { texts: files = [] } = await readProject(roots);
  const read = await notes.textReader!();
  const texts = await readTexts(roots, files, [notes], openCache(roots));
  expect(texts.files).toHaveLength(102);
  for (const file of files) {
    const { facts, media, text } = JSON.parse(JSON.stringify(read(file))) as ReturnType<typeof read>;
    const { path } = file;
    expect([texts.getFacts(path), texts.getMedia(path), texts.getText(path)]).toEqual([facts, media, text]);
  }
});
