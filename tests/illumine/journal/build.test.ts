import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, type Ran } from '../../helpers/project-copy.ts';

/*
 * What a third issue with one paper costs: its two files and the PDF. It is looked for everywhere in the built site.
 */
let copy: ProjectCopy;
let built: Ran;

const route = '/journal/v1/i3/night-trains';
const title = 'Night trains and their timetables';

interface PaperFile {
  template: Record<string, unknown> & { authors: Record<string, unknown>[] };
}

beforeAll(async () => {
  copy = await copyProject();
  const folder = 'pages-config/journal/v1';
  const read = async (file: string) => JSON.parse(await copy.read(`${folder}/${file}`)) as PaperFile;
  const issue = await read('i2/index.json');
  const paper = await read('i2/solar-cooking-hours.json');
  await copy.write(
    `${folder}/i3/index.json`,
    JSON.stringify({
      ...issue,
      title: 'Volume 1, Issue 3, September 2025 | Illumine Journal',
      description: 'The third issue of the journal, which a test has added: one paper on trains at night.',
      template: { ...issue.template, issue: 3, published: '2025-09' },
    }),
  );
  const { pages: _, ...template } = paper.template;
  await copy.write(
    `${folder}/i3/night-trains.json`,
    JSON.stringify({
      ...paper,
      title: 'Night trains | Illumine Journal',
      description:
        'How the timetables of night trains came to be what they are, and who reads them. A test’s own paper.',
      template: {
        ...template,
        title,
        issue: 3,
        published: '2025-09',
        subject: 'Railway Studies',
        file: 'journal/v1/i3/night-trains.pdf',
        authors: [{ ...paper.template.authors[0], given: 'Zubin', family: 'Quenim' }],
      },
    }),
  );
  const pdf = (name: string) => path.join(copy.root, folder, name);
  await copyFile(pdf('i2/solar-cooking-hours.pdf'), pdf('i3/night-trains.pdf'));
  built = await copy.run('scripts/build.ts');
}, 240_000);

afterAll(() => copy.remove());

test('the site builds without another file', async () => {
  expect(built.output).toMatch(/Built \d+ pages/);
  expect((await copy.changes()).changed).toEqual([]);
});

describe('the paper is found', () => {
  test.each([
    'journal/v1/i3/index.html',
    'journal/index.html',
    'article/index.html',
    'journal/papers.json',
    'journal/feed.atom',
    'journal/feed.json',
    'journal/v1/i3/feed.atom',
    'journal/lockss/v1/index.html',
    'sitemap.xml',
    '_headers',
    '.server/journal.json',
  ])('in %s', async (file) => {
    expect(await copy.read(`dist/${file}`)).toContain(route);
  });

  test('at its own address, with its citations beside it', async () => {
    expect(await copy.read(`dist${route}/index.html`)).toContain(`name="citation_title" content="${title}"`);
    for (const ending of ['.bib', '.ris', '.csl.json', '.jats.xml']) {
      expect(await copy.read(`dist${route}${ending}`)).toContain('Quenim');
    }
  });
});

test('a second build leaves the days of the records alone', async () => {
  const days = async () => {
    const { papers } = JSON.parse(await copy.read('dist/.server/journal.json')) as {
      papers: { datestamp: string }[];
    };
    return papers.map(({ datestamp }) => datestamp);
  };
  const file = 'dist/.server/journal.json';
  await copy.write(
    file,
    (await copy.read(file)).replaceAll(/"datestamp":"[^"]*"/g, '"datestamp":"2026-01-01"'),
  );
  await copy.run('scripts/build.ts');
  expect(new Set(await days())).toEqual(new Set(['2026-01-01']));
}, 240_000);

describe('npm run journal', () => {
  test('lists what is missing, by indexer', async () => {
    const { code, output } = await copy.run('scripts/journal.ts', 'gaps');
    expect(code).toBe(0);
    expect(output).toMatch(/^Crossref$/m);
    expect(output).toContain('journal.doiPrefix');
  });

  test('makes no deposit while there is nothing to deposit, and says why', async () => {
    const { code, output } = await copy.run('scripts/journal.ts', 'deposits');
    expect(code).toBe(0);
    expect(output).toContain('There is no paper to deposit: all are samples.');
  });

  test('explains itself when it is not understood', async () => {
    expect(await copy.run('scripts/journal.ts', 'deposit')).toMatchObject({ code: 2 });
  });
});
