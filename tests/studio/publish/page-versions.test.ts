import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangedSection, ChangeList } from '../../../src/studio/changes.ts';
import { comparePieces } from '../../../src/studio/server/publish/page-versions.ts';
import { openStudio, type TestStudio } from '../support/open-studio.ts';

/* A page as in the last commit, and as it is now. */

describe('the changed sections of a page', () => {
  const pieces = (keys: string) => [...keys].map((key) => ({ problem: '', key }));
  test.each([
    ['nothing', 'abc', 'abc', []],
    ['a changed one', 'abc', 'aXc', [{ before: 1, after: 1 }]],
    ['a new one', 'abc', 'abXc', [{ after: 2 }]],
    ['a removed one', 'abc', 'ac', [{ before: 1 }]],
    ['a moved one', 'abcd', 'bcda', [{ before: 0, after: 3 }]],
    ['a changed one and a new one', 'abc', 'aXYc', [{ before: 1, after: 1 }, { after: 2 }]],
    ['a changed one and a removed one', 'abcde', 'aXde', [{ before: 1, after: 1 }, { before: 2 }]],
    ['all of a new page', '', 'ab', [{ after: 0 }, { after: 1 }]],
  ])('are found: %s', (_name, before, after, changed) => {
    expect(comparePieces(pieces(before), pieces(after))).toEqual(changed);
  });
});

describe('the two versions of a page', () => {
  const FILE = 'pages-config/brote.json';
  const SHARED = 'pages-config/_shared/hinweis.json';
  let studio: TestStudio;

  const write = (file: string, content: object | string) => {
    const target = path.join(studio.site, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  const note = (title: string) => ({ type: 'text-block', title, text: '<p>Worte.</p>' });
  const page = (...sections: object[]) => ({
    title: 'Unsere Brote, jeden Morgen frisch',
    description: 'Unsere Brote, jeden Morgen frisch aus dem Ofen, mit Mehl aus der Mühle im Tal.',
    sections: [{ type: 'page-head', title: 'Brote' }, ...sections],
  });
  const picture = { type: 'image', image: { src: 'pictures/hof.svg', alt: 'Der Hof' } };
  const document = async (side: string) =>
    (await studio.get(`/_studio/version?file=${FILE}&side=${side}`)).text();

  beforeAll(async () => {
    studio = await openStudio('bakery');
    write(SHARED, note('Alter Hinweis'));
    write(FILE, page({ use: 'hinweis' }, note('Roggen'), picture));
    write(
      'pages-config/_media/pictures/hof.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h1v1z"/></svg>',
    );
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
        cwd: studio.site,
      });
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message=first');
    write(SHARED, note('Neuer Hinweis'));
    write(FILE, page({ use: 'hinweis' }, note('Roggen'), picture, note('Dinkel')));
    write(
      'pages-config/_media/pictures/hof.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h1v1z"/></svg>',
    );
    write('pages-config/neu.json', page());
  });

  afterAll(() => studio.close());

  test('are documents, with the shared sections of their time', async () => {
    const [before, after] = [await document('before'), await document('after')];
    expect(before).toContain('Alter Hinweis');
    expect(before).not.toContain('Dinkel');
    expect(after).toContain('Neuer Hinweis');
    expect(after).toContain('Dinkel');
    expect(studio.failures).toEqual([]);
  });

  test('have the pictures of their time', async () => {
    for (const [side, box] of [
      ['before', '0 0 4 3'],
      ['after', '0 0 8 6'],
    ] as const) {
      const address = /src="(\/media\/hof-[^"]+)"/.exec(await document(side))?.[1];
      expect(await (await studio.get(address!)).text()).toContain(box);
    }
  });

  test('name the sections that differ', async () => {
    const answer = await studio.get(`/_studio/versions?file=${FILE}`);
    expect((await answer.json()) as ChangedSection[]).toEqual([
      { before: 1, after: 1 },
      { before: 3, after: 3 },
      { after: 4 },
    ]);
  });

  test('exist only for content in the last commit', async () => {
    for (const file of [
      'pages-config/neu.json',
      'pages-config/_redirects.json',
      '../secret.json',
      '/etc/passwd',
    ])
      expect((await studio.get(`/_studio/versions?file=${file}`)).status).toBe(404);
  });

  test('of a picture are files, also if it is gone now', async () => {
    const address = '/_studio/media?name=pictures/hof.svg';
    expect(await (await studio.get(address)).text()).toContain('0 0 8 6');
    expect(await (await studio.get(`${address}&committed`)).text()).toContain('0 0 4 3');
    expect((await studio.get('/_studio/media?name=../_site.json&committed')).status).toBe(404);
  });

  test('are offered in the list of changes', async () => {
    const { files } = (await (await studio.get('/_studio/changes')).json()) as ChangeList;
    const comparedAs = Object.fromEntries(files.map((each) => [each.file, each.comparedAs]));
    expect(comparedAs).toEqual({
      [FILE]: 'page',
      [SHARED]: 'page',
      'pages-config/neu.json': undefined,
      'pages-config/_media/pictures/hof.svg': 'picture',
    });
  });
});
