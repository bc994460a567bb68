import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EditorContent, type LiveState } from '../../../src/tools/lsp/live-content.ts';
import { MAX_PAGES_AT_ONCE } from '../../../src/site-build/check/first-pass.ts';
import { fixture } from '../../core/fixture.ts';
import { smallEngine, type SmallEngine } from '../../helpers/small-engine.ts';

/* The content in memory while it is edited, with a small, separate engine whose schemas can be edited. */
let root: string;
let write: SmallEngine['write'];
let remove: SmallEngine['remove'];
let live: EditorContent;
let reported: LiveState[];
let failed: unknown[];

beforeEach(() => {
  ({ root, write, remove } = smallEngine());
  [reported, failed] = [[], []];
  const roots = { engine: root, site: root };
  live = new EditorContent(
    roots,
    (state) => {
      reported.push(state);
    },
    (error) => failed.push(error),
  );
});

afterEach(() => remove());

const codes = ({ diagnostics }: LiveState) => diagnostics.map(({ file, code }) => `${file} ${code}`);
const page = fixture().pages[0]!;
const hero = fixture().schemas.find(({ path: file }) => file.endsWith('hero.schema.json'))!;

test('unsaved text is validated until the document is closed, then the file on disk', async () => {
  expect(codes(await live.current())).toEqual([]);
  live.write(page.path, '');
  expect(codes(await live.current())).toEqual([`${page.path} empty-file`]);
  live.close(page.path);
  expect(codes(await live.current())).toEqual([]);
});

test('an edited schema applies at once; an incomplete one is reported, and the last complete one stays in use', async () => {
  await live.current();
  write(hero.path, hero.text.replace(/"action"(?=\s*\])/, '"action", "new"'));
  live.reload(true);
  expect(codes(await live.current()).filter((code) => code.endsWith('missing-key'))).not.toEqual([]);
  write(hero.path, hero.text.slice(0, 100));
  live.reload(true);
  const half = codes(await live.current());
  expect(half.some((code) => code.startsWith(hero.path))).toBe(true);
  write(hero.path, hero.text);
  live.reload(true);
  expect(codes(await live.current())).toEqual([]);
  expect(failed).toEqual([]);
});

test('many changes at once are one validation, and each answer includes all earlier changes', async () => {
  await live.current();
  for (const text of ['', '{', '{ "title": 1 }']) live.write(page.path, text);
  const [one, other] = await Promise.all([live.current(), live.current()]);
  expect(one).toBe(other);
  expect(one.unsaved.get(page.path)).toBe('{ "title": 1 }');
  expect(reported).toHaveLength(2);
});

test('a file that was removed without a notification is missing after the next check', async () => {
  await live.current();
  rmSync(path.join(root, page.path));
  live.write('pages-config/new.json', page.text);
  // The last state stays; the next run reads all files.
  await live.current();
  expect(failed).toHaveLength(1);
  live.write('pages-config/new.json', `${page.text} `);
  const state = await live.current();
  expect(state.project.pages.map((each) => each.path)).not.toContain(page.path);
  expect(state.project.pages.map((each) => each.path)).toContain('pages-config/new.json');
});

test('a schema that changed while the content was unreadable applies in the next run', async () => {
  await live.current();
  const moved = `${root}-moved`;
  renameSync(path.join(root, 'schemas'), moved);
  live.reload(true);
  await live.current();
  expect(failed).toHaveLength(1);
  renameSync(moved, path.join(root, 'schemas'));
  write(hero.path, hero.text.replace(/"action"(?=\s*\])/, '"action", "new"'));
  live.reload();
  expect(codes(await live.current()).filter((code) => code.endsWith('missing-key'))).not.toEqual([]);
});

test('on request, many new pages are reported before they are validated, and again afterwards', async () => {
  for (let index = 0; index <= MAX_PAGES_AT_ONCE; index++)
    write(`pages-config/many/${index}.json`, page.text);
  const broken = 'pages-config/broken.json';
  write(broken, page.text.replace(/"to": "[^"]+"/, '"to": "/gone"'));
  live = new EditorContent(
    { engine: root, site: root },
    (state) => {
      reported.push(state);
    },
    (error) => failed.push(error),
    { reportsUnchecked: true },
  );
  const first = await live.latest();
  expect(first.isChecked).toBe(false);
  expect(first.validation.pages).toHaveLength(first.project.pages.length);
  expect(codes(first)).not.toContain(`${broken} broken-link`);
  // A change during the validation.
  live.write(page.path, '');
  const checked = await live.current();
  expect(checked.isChecked).toBe(true);
  expect(codes(checked)).toEqual(
    expect.arrayContaining([`${broken} broken-link`, `${page.path} empty-file`]),
  );
  expect(reported).toEqual([first, checked]);
  expect(failed).toEqual([]);
});
