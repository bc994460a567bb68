import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../src/build/media/read/pdf.ts';
import { elementsOf, headingsOf } from '../../helpers/markup.ts';
import { copyProject } from '../../helpers/project-copy.ts';
import type { ProjectCopy, Ran } from '../../helpers/project-copy.ts';
import { nextIssue, nextRoute, routeBefore } from './next-issue.ts';

/*
 * What it takes to publish: a further issue with one paper, and a retraction, as files in a copy of the project. Nothing
 * else is touched, and every list must know of it.
 */
const route = `${nextRoute}/light-on-water`;
const title = 'Light on water: how step wells cool a street';
let copy: ProjectCopy;
let built: Ran;

const issue = {
  $schema: '../../../../schemas/editor/page.json',
  title: 'An issue that a test has added | Illumine Journal',
  description: 'One paper about the air over step wells, published in the next issue of the journal.',
  template: {
    type: 'issue',
    ...nextIssue,
    cover: { src: 'drawings/journal.svg', alt: '' },
  },
};

const paper = {
  $schema: '../../../../schemas/editor/page.json',
  title: 'Light on water: step wells that cool a street | Illumine',
  description: 'The air over two step wells was measured for a summer: a paper from the next issue.',
  template: {
    type: 'paper',
    title,
    authors: [
      { given: 'Zubeida', family: 'Xalxo', position: 'Research Scholar', affiliation: 'Harbour Institute' },
    ],
    ...nextIssue,
    abstract: ['The air over two step wells was measured through one summer.'],
    keywords: ['step wells', 'urban heat', 'evaporation'],
    language: 'en',
    subject: 'Hydrology',
    file: `${route.slice(1)}.pdf`,
  },
};

beforeAll(async () => {
  copy = await copyProject();
  await copy.write(`pages-config${nextRoute}/index.json`, JSON.stringify(issue, null, 2));
  await copy.write(`pages-config${route}.json`, JSON.stringify(paper, null, 2));
  const at = (file: string) => path.join(copy.root, 'pages-config', file);
  await copyFile(at('journal/v1/i2/reading-by-lantern-light.pdf'), at(`${route}.pdf`));
  await retract('/journal/v1/i2/solar-cooking-hours');
  built = await copy.run('scripts/build.ts');
}, 180_000);

afterAll(() => copy.remove());

test('publishing is adding files', () => {
  expect(built.output).toMatch(/Built \d+ pages/);
  expect(built.code).toBe(0);
});

describe('a further issue with one paper', () => {
  test('has its page, with the way to the issue before it', async () => {
    const html = await page(nextRoute);
    expect(headingsOf(html)).toContainEqual({ level: 3, text: title });
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
  ])('stands on %s', async (where) => expect(linksIn(await page(where))).toContain(route));

  test('has its letter in the index of authors, and its subject', async () => {
    expect(headingsOf(await page('/journal/authors'))).toEqual(
      expect.arrayContaining([
        { level: 2, text: 'X' },
        { level: 3, text: 'Xalxo, Zubeida' },
      ]),
    );
    expect(headingsOf(await page('/journal/subjects'))).toContainEqual({ level: 3, text: 'Hydrology' });
  });

  test('can be searched for', async () => {
    const { papers } = JSON.parse(await copy.read('dist/journal/papers.json')) as {
      papers: { to: string }[];
    };
    expect(papers.map(({ to }) => to)).toContain(route);
  });

  test('can be cited', async () => {
    expect(await page(route)).toMatch(/Xalxo, Z\. \(2025\)\. Light on water: How step wells cool a street\./);
  });

  test('comes with every file that its page offers', async () => {
    const files = linksIn(await page(route)).filter((href) => href.startsWith(`${route}.`));
    expect(files.length).toBeGreaterThanOrEqual(5);
    for (const file of files) expect((await copy.read(`dist${file}`)).length, file).toBeGreaterThan(100);
  });
});

describe('a retraction', () => {
  const retracted = '/journal/v1/i2/solar-cooking-hours';

  test('stands above the title, with its date and its reason', async () => {
    const html = await page(retracted);
    const notice = html.indexOf('Retracted, 3 October 2025');
    expect(notice).toBeGreaterThan(0);
    expect(notice).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain('The diaries of one hamlet were not kept by the cooks.');
  });

  test('has a page of its own, which the paper and the issue lead to, and which cites the paper', async () => {
    const notice = `${nextRoute}/retraction-solar`;
    for (const where of [retracted, nextRoute]) expect(linksIn(await page(where))).toContain(notice);
    const html = await page(notice);
    expect(linksIn(html)).toContain(retracted);
    expect(html).toContain('The authors found it when they asked for further diaries.');
    expect(html).toContain('RETRACTED: Household solar cooking');
  });

  test('marks the title and the button of the file', async () => {
    const html = await page(retracted);
    expect(html).toMatch(/<h1[^>]*><span lang="en"[^>]*>Retracted:\s?<\/span>/);
    expect(html).toContain('<strong>Retracted</strong>');
  });

  test('stands on a page in front of the file', async () => {
    const pagesOf = async (file: string) => readPdf(await readFile(path.join(copy.root, file))).pages;
    const written = await pagesOf(`pages-config${retracted}.pdf`);
    expect(await pagesOf(`dist${retracted}.pdf`)).toBe(written + 1);
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
  ])('is told on %s', async (where) => expect(elementsOf(await page(where)).some(saysRetracted)).toBe(true));
});

test('every paper is at most three plain links from the home page', async () => {
  const papers = (JSON.parse(await copy.read('dist/journal/papers.json')) as { papers: { to: string }[] })
    .papers;
  expect(papers.map(({ to }) => to)).toContain(route);
  const reached = new Set(['/']);
  for (let steps = 0; steps < 3; steps++) {
    const pages = await Promise.all([...reached].map((each) => page(each).catch(() => '')));
    for (const link of pages.flatMap(linksIn)) reached.add(link.replace(/[?#].*$/, ''));
  }
  expect(papers.map(({ to }) => to).filter((to) => !reached.has(to))).toEqual([]);
});

/** A retraction is a file of its own, in the issue in which it appears. */
async function retract(paper: string): Promise<void> {
  const { template } = JSON.parse(await copy.read(`pages-config${paper}.json`)) as {
    template: { title: string };
  };
  const notice = {
    $schema: '../../../../schemas/editor/page.json',
    title: 'A retraction that a test has added | Illumine Journal',
    description: 'Why a paper on solar cooking is not to be relied on any more: a test has withdrawn it.',
    template: {
      type: 'notice',
      kind: 'retraction',
      of: paper,
      title: `Retraction: ${template.title}`,
      ...nextIssue,
      published: '2025-10-03',
      summary: 'The diaries of one hamlet were not kept by the cooks.',
      reason: 'The authors found it when they asked for further diaries.',
      signedBy: [{ name: 'The authors' }],
    },
  };
  await copy.write(`pages-config${nextRoute}/retraction-solar.json`, JSON.stringify(notice, null, 2));
}

/** Reads a built page. */
function page(where: string): Promise<string> {
  return copy.read(`dist${where === '/' ? '' : where}/index.html`);
}

function linksIn(html: string): string[] {
  return elementsOf(html).flatMap(({ tagName, properties }) => {
    const href = properties['href'];
    return tagName === 'a' && typeof href === 'string' && href.startsWith('/') ? [href] : [];
  });
}

function saysRetracted({ children }: { children: unknown[] }): boolean {
  const [only] = children as { type?: string; value?: string }[];
  return children.length === 1 && only?.type === 'text' && only.value === 'Retracted';
}
