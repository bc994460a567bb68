/** @module-tag long */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../src/site-build/media/read/pdf.ts';
import { listHeadingElements } from '../../helpers/markup.ts';
import { listElements } from '../../../src/tools/testing/markup-problems.ts';
import { copyProject, type ProjectCopy, type ScriptResult } from '../../helpers/project-copy.ts';
import { nextIssue, nextRoute, routeBefore } from './next-issue.ts';
import { noticeRoute, writeNextIssue, retracted, route, title } from './write-next-issue.ts';

/* The steps of publishing: another issue with one paper, and a retraction, as files in a copy of the
   project. No other file changes, and every list must include them. */
let copy: ProjectCopy;
let built: ScriptResult;

beforeAll(async () => {
  copy = await copyProject();
  await writeNextIssue(copy);
  built = await copy.run('build');
}, 240_000);

afterAll(() => copy.remove());

test('publishing means adding files', async () => {
  expect(built).toEqual({ code: 0, output: expect.stringMatching(/Built \d+ pages/) as string });
  expect((await copy.changes()).changed).toEqual([]);
});

describe('another issue', () => {
  test('has a page, with a link to the previous issue', async () => {
    const html = await page(nextRoute);
    expect(listHeadingElements(html)).toContainEqual({ level: 3, text: title });
    expect(linksIn(html)).toEqual(expect.arrayContaining([route, routeBefore]));
    expect(linksIn(await page(routeBefore))).toContain(nextRoute);
  });

  test.each([
    '/journal',
    '/article',
    '/journal/archive',
    '/journal/authors',
    '/journal/subjects',
    '/journal/search',
  ])('is on %s', async (where) => expect(linksIn(await page(where))).toContain(route));

  test.each([
    'journal/papers.json',
    'journal/feed.atom',
    'journal/feed.json',
    `${nextRoute.slice(1)}/feed.atom`,
    `journal/lockss/v${nextIssue.volume}/index.html`,
    'sitemap.xml',
    '.server/journal.json',
  ])('is in %s', async (file) => expect(await copy.read(`dist/${file}`)).toContain(route));

  test('states the terms of use once, on the paper’s page, and the footer does not contradict them', async () => {
    const html = await page(route);
    expect(html).toContain(`name="citation_title" content="${title}"`);
    expect(html).toContain('Rights and licence');
    expect(html).not.toContain('All rights reserved');
    expect(await page('/')).toContain('All rights reserved');
  });

  test('has its letter in the index of authors, and its subject', async () => {
    expect(listHeadingElements(await page('/journal/authors'))).toEqual(
      expect.arrayContaining([
        { level: 2, text: 'X' },
        { level: 3, text: 'Xalxo, Zubeida' },
      ]),
    );
    expect(listHeadingElements(await page('/journal/subjects'))).toContainEqual({
      level: 3,
      text: 'Hydrology',
    });
  });

  test('has a paper that can be cited', async () => {
    expect(await page(route)).toMatch(/Xalxo, Z\. \(2025\)\. Light on water: How step wells cool a street\./);
    for (const ending of ['.bib', '.ris', '.csl.json', '.jats.xml'])
      expect(await copy.read(`dist${route}${ending}`)).toContain('Xalxo');
  });

  test('has every file that the paper’s page offers', async () => {
    const files = linksIn(await page(route)).filter((href) => href.startsWith(`${route}.`));
    expect(files.length).toBeGreaterThanOrEqual(5);
    for (const file of files) expect((await copy.read(`dist${file}`)).length, file).toBeGreaterThan(100);
  });
});

describe('a retraction', () => {
  test('is shown above the title, with its date and its reason', async () => {
    const html = await page(retracted);
    const at = html.indexOf('Retracted, 3 October 2025');
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain('The diaries of one hamlet were not kept by the cooks.');
  });

  test('has a separate page, which the paper and the issue link to, and which cites the paper', async () => {
    for (const where of [retracted, nextRoute]) expect(linksIn(await page(where))).toContain(noticeRoute);
    const html = await page(noticeRoute);
    expect(linksIn(html)).toContain(retracted);
    expect(html).toContain('The authors found it when they asked for further diaries.');
    expect(html).toContain('RETRACTED: Household solar cooking');
  });

  test('marks the title and the download button', async () => {
    const html = await page(retracted);
    expect(html).toMatch(/<h1[^>]*><span lang="en"[^>]*>Retracted:\s?<\/span>/);
    expect(html).toContain('<strong>Retracted</strong>');
  });

  test('is on a page at the beginning of the file', async () => {
    const countPages = async (file: string) => readPdf(await readFile(path.join(copy.root, file))).pages;
    const written = await countPages(`pages-config${retracted}.pdf`);
    expect(await countPages(`dist${retracted}.pdf`)).toBe(written + 1);
  });

  test('is part of every citation', async () => {
    expect((await page(retracted)).match(/RETRACTED: /g)?.length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    '/journal',
    '/journal/v1/i2',
    '/article',
    '/journal/archive',
    '/journal/authors',
    '/journal/subjects',
  ])('is mentioned on %s', async (where) =>
    expect(listElements(await page(where)).some(saysRetracted)).toBe(true),
  );
});

test('every paper is at most three plain links from the home page', async () => {
  const list = await copy.read('dist/journal/papers.json');
  const { papers } = JSON.parse(list) as { papers: { to: string }[] };
  const reached = new Set(['/']);
  for (let steps = 0; steps < 3; steps++) {
    const pages = await Promise.all([...reached].map((each) => page(each).catch(() => '')));
    for (const link of pages.flatMap(linksIn)) reached.add(link.replace(/[?#].*$/, ''));
  }
  expect(papers.map(({ to }) => to).filter((to) => !reached.has(to))).toEqual([]);
});

test('a full build gives each unchanged record the day that is stored next to the content', async () => {
  const { papers } = JSON.parse(await copy.read('dist/.server/journal.json')) as {
    papers: { paper: { route: string }; datestamp: string }[];
  };
  const stored = (await storedLines()).filter((line) => !line.includes(`"${retracted}"`));
  expect(stored.length).toBeGreaterThan(0);
  const days = papers.map(({ paper, datestamp }) => `"${paper.route}": "${datestamp}`);
  expect(days).toEqual(expect.arrayContaining(stored.map((line) => line.replace(/ [0-9a-f]{16}"$/, ''))));
});

describe('npm run journal', () => {
  test('lists what is missing, by indexer', async () => {
    const { code, output } = await copy.run('journal', 'gaps');
    expect(code).toBe(0);
    expect(output).toMatch(/^Crossref$/m);
    expect(output).toContain('journal.doiPrefix');
  });

  test('deposits no sample papers', async () => {
    const nothing = expect.not.stringContaining('Xalxo') as string;
    expect(await copy.run('journal', 'deposits')).toEqual({ code: 0, output: nothing });
  });

  test('stores the day of each new record on a separate line', async () => {
    const before = await storedLines();
    const { code, output } = await copy.run('journal', 'records');
    expect({ code, output }).toEqual({
      code: 0,
      output: `new     ${route}\nchanged ${retracted}\nnew     ${noticeRoute}\nwrote pages-config/_records/journal.json\n`,
    });
    const after = await storedLines();
    expect(after).toHaveLength(before.length + 2);
    expect(after).toEqual(expect.arrayContaining(before.filter((line) => !line.includes(`"${retracted}"`))));
  });
});

/** The lines of the stored records: "/journal/v1/i1/paper": "2026-01-31 0123456789abcdef" */
async function storedLines(): Promise<string[]> {
  const text = await copy.read('pages-config/_records/journal.json');
  return text.split('\n').flatMap((line) => (/^ {4}"/.test(line) ? line.trim().replace(/,$/, '') : []));
}

/** Reads a built page. */
function page(where: string): Promise<string> {
  return copy.read(`dist${where === '/' ? '' : where}/index.html`);
}

function linksIn(html: string): string[] {
  return listElements(html).flatMap(({ tagName, properties }) => {
    const href = properties['href'];
    return tagName === 'a' && typeof href === 'string' && href.startsWith('/') ? [href] : [];
  });
}

function saysRetracted({ children }: { children: unknown[] }): boolean {
  const [only] = children as { type?: string; value?: string }[];
  return children.length === 1 && only?.type === 'text' && only.value === 'Retracted';
}
