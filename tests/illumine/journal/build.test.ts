import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, type Ran } from '../../helpers/project-copy.ts';
import { nextIssue, nextRoute } from './next-issue.ts';

/*
 * What a further issue with one paper costs: its two files and the PDF. It is looked for everywhere in the built site.
 */
let copy: ProjectCopy;
let built: Ran;

const route = `${nextRoute}/night-trains`;
const paperFile = 'pages-config/journal/v1/i2/solar-cooking-hours';
const title = 'Night trains and their timetables';

interface PaperFile {
  template: Record<string, unknown> & { authors: Record<string, unknown>[] };
}

beforeAll(async () => {
  copy = await copyProject();
  const read = async (file: string) => JSON.parse(await copy.read(file)) as PaperFile;
  const issue = await read('pages-config/journal/v1/i2/index.json');
  const paper = await read(`${paperFile}.json`);
  await copy.write(
    `pages-config${nextRoute}/index.json`,
    JSON.stringify({
      ...issue,
      title: 'An issue that a test has added | Illumine Journal',
      description: 'The next issue of the journal, which a test has added: one paper on trains at night.',
      template: { ...issue.template, ...nextIssue },
    }),
  );
  // What is of that paper alone: its place in the issue, and the files beside it.
  const { pages: _pages, text: _text, supplements: _supplements, ...template } = paper.template;
  await copy.write(
    `pages-config${route}.json`,
    JSON.stringify({
      ...paper,
      title: 'Night trains | Illumine Journal',
      description:
        'How the timetables of night trains came to be what they are, and who reads them. A test’s own paper.',
      template: {
        ...template,
        title,
        ...nextIssue,
        subject: 'Railway Studies',
        file: `${route.slice(1)}.pdf`,
        authors: [{ ...paper.template.authors[0], given: 'Zubin', family: 'Quenim' }],
      },
    }),
  );
  const at = (file: string) => path.join(copy.root, file);
  await copyFile(at(`${paperFile}.pdf`), at(`pages-config${route}.pdf`));
  built = await copy.run('scripts/build.ts');
}, 240_000);

afterAll(() => copy.remove());

test('the site builds without another file', async () => {
  expect(built.output).toMatch(/Built \d+ pages/);
  expect((await copy.changes()).changed).toEqual([]);
});

describe('the paper is found', () => {
  test.each([
    `${nextRoute.slice(1)}/index.html`,
    'journal/index.html',
    'article/index.html',
    'journal/papers.json',
    'journal/feed.atom',
    'journal/feed.json',
    `${nextRoute.slice(1)}/feed.atom`,
    `journal/lockss/v${nextIssue.volume}/index.html`,
    'sitemap.xml',
    '.server/journal.json',
  ])('in %s', async (file) => {
    expect(await copy.read(`dist/${file}`)).toContain(route);
  });

  test('at its own address, with its citations beside it', async () => {
    const page = await copy.read(`dist${route}/index.html`);
    expect(page).toContain(`name="citation_title" content="${title}"`);
    // How it may be used is said once, on the page, and the foot does not take it back.
    expect(page).toContain('Rights and licence');
    expect(page).not.toContain('All rights reserved');
    expect(await copy.read('dist/index.html')).toContain('All rights reserved');
    for (const ending of ['.bib', '.ris', '.csl.json', '.jats.xml']) {
      expect(await copy.read(`dist${route}${ending}`)).toContain('Quenim');
    }
  });
});

test('a build from nothing gives each record the day that is kept beside the content', async () => {
  const { papers } = JSON.parse(await copy.read('dist/.server/journal.json')) as {
    papers: { paper: { route: string }; datestamp: string }[];
  };
  const kept = await keptLines();
  expect(kept.length).toBeGreaterThan(0);
  const days = papers.map(({ paper, datestamp }) => `"${paper.route}": "${datestamp}`);
  expect(days).toEqual(expect.arrayContaining(kept.map((line) => line.replace(/ [0-9a-f]{16}"$/, ''))));
});

/** "/journal/v1/i1/paper": "2026-01-31 0123456789abcdef" */
async function keptLines(): Promise<string[]> {
  const text = await copy.read('pages-config/_records/journal.json');
  return text.split('\n').flatMap((line) => (/^ {4}"/.test(line) ? line.trim().replace(/,$/, '') : []));
}

describe('npm run journal', () => {
  test('lists what is missing, by indexer', async () => {
    const { code, output } = await copy.run('scripts/journal.ts', 'gaps');
    expect(code).toBe(0);
    expect(output).toMatch(/^Crossref$/m);
    expect(output).toContain('journal.doiPrefix');
  });

  test('deposits nothing of sample papers', async () => {
    const { code, output } = await copy.run('scripts/journal.ts', 'deposits');
    expect(code).toBe(0);
    expect(output).not.toContain('Quenim');
  });

  test('keeps the day of a new paper in a line of its own', async () => {
    const before = await keptLines();
    const { code, output } = await copy.run('scripts/journal.ts', 'records');
    expect({ code, output }).toEqual({
      code: 0,
      output: `new     ${route}\nwrote pages-config/_records/journal.json\n`,
    });
    const after = await keptLines();
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  test('explains itself when it is not understood', async () => {
    expect(await copy.run('scripts/journal.ts', 'deposit')).toMatchObject({ code: 2 });
  });
});
