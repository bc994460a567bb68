/** @module-tag long */
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from './support/random.ts';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { noticeFile, paperOnlineFirst } from './support/fixture.ts';
import { home } from './support/home.ts';
import { documentPdf, journalPage, writeJournal } from './support/small-journal.ts';

/* A build after edits of a journal makes only the affected files, and its result equals a full build, file
   by file and byte by byte. */
let site: TestSite;
let otherSite: TestSite;
const random = randomFrom(20261123);
const at = home.slice(1);
const papers = ['v1/i1/rain', 'v1/i1/snow', 'v1/i2/wind'];
let count = 0;

beforeAll(() => {
  site = createTestSite();
  otherSite = createTestSite();
  writeJournal(site);
  const list = {
    ...journalPage([], 'Papers online first'),
    sections: undefined,
    template: { type: 'online-first' },
  };
  site.write(`${at}/online-first.json`, list);
  const links = [home, `${home}/v1/i1`, `${home}/v1/i2`, `${home}/online-first`];
  const text = links.map((to) => `<a href="${to}">${to}</a>`).join(' ');
  const lists = { type: 'text-block', title: 'Lists', text: `<p>${text}</p>` };
  site.write(
    'index.json',
    journalPage([{ type: 'page-head', title: 'A small journal' }, lists], 'The start'),
  );
  for (const name of papers.slice(1)) {
    site.write(`${at}/${name}.md`, textWith('What was heard', mapFigure(path.basename(name))));
    site.write(`${at}/${name}-map.svg`, drawing());
    change(`${name}`, (paper) => (paper['text'] = `${path.basename(name)}.md`));
  }
});

afterAll(() => {
  site.remove();
  otherSite.remove();
});

const edits: Record<string, () => void> = {
  abstract: () => change(random.pick(papers), (paper) => (paper['abstract'] = [words()])),
  title: () => change(random.pick(papers), (paper) => (paper['title'] = words())),
  subject: () => change(random.pick(papers), (paper) => (paper['subject'] = random.pick(subjects))),
  keywords: () => change(random.pick(papers), (paper) => (paper['keywords'] = [words(), 'tests', 'papers'])),
  'an author': () =>
    change(random.pick(papers), ({ authors }) => {
      (authors as Record<string, unknown>[])[0]!['family'] = random.pick(['Deshmukh', 'Bisht', 'Rao']);
    }),
  works: () => change('v1/i1/snow', (paper) => (paper['references'] = [words(), words()])),
  text: () => site.write(`${at}/v1/i2/wind.md`, textWith(words(), mapFigure('wind'))),
  'a picture of a text': () => site.write(`${at}/v1/i1/snow-map.svg`, drawing()),
  'the title of an issue': () => change('v1/i2/index', (issue) => (issue['title'] = words())),
  'a notice': () =>
    toggle('v1/i2/notice', () =>
      noticeFile({ kind: random.pick(['correction', 'retraction']), reason: words() }),
    ),
  'a paper that is online first': () => {
    toggle('online-first/hail', () => paperOnlineFirst);
    site.write(`${at}/online-first/hail.pdf`, documentPdf.toString('latin1'));
  },
  'the publisher': () => {
    const settings = JSON.parse(site.read('_site.json')) as { journal: Record<string, unknown> };
    settings.journal['publisher'] = words();
    site.write('_site.json', settings);
  },
};

test('after forty edits, a few at a time, the result equals a full build', async () => {
  await build(site);
  const kinds = Object.keys(edits);
  for (let done = 0, round = 0; done < 40; round++) {
    const names = round === 0 ? kinds : Array.from({ length: 1 + random.below(4) }, () => random.pick(kinds));
    for (const name of names) edits[name]!();
    done += names.length;
    const { rendered } = await build(site);
    const whole = await buildFromScratch();
    expect(differing(), `round ${round}: ${names.join(', ')}`).toEqual([]);
    expect(rendered).toBeLessThanOrEqual(whole.rendered);
  }
}, 300_000);

test('a changed abstract renders the page, the records, the feeds and the search again, and no other page', async () => {
  edits['title']!();
  await build(site);
  const before = readFileSync(path.join(site.root, 'dist', at, 'v1/i1/rain.bib'), 'utf8');
  change('v1/i1/rain', (paper) => (paper['abstract'] = ['What a gauge of copper said.']));
  expect((await build(site)).rendered).toBe(1);
  const after = readFileSync(path.join(site.root, 'dist', at, 'v1/i1/rain.bib'), 'utf8');
  expect(after).not.toBe(before);
  expect(after).toContain('copper');
});

/** Changes the template data of a page. */
function change(page: string, edit: (template: Record<string, unknown>) => void): void {
  const file = `${at}/${page}.json`;
  const content = JSON.parse(site.read(file)) as { template: Record<string, unknown> };
  edit(content.template);
  site.write(file, content);
}

const there = new Set<string>();

/** Adds a page, or removes it. */
function toggle(page: string, text: () => string): void {
  if (there.delete(page)) site.delete(`${at}/${page}.json`);
  else {
    there.add(page);
    site.write(`${at}/${page}.json`, text());
  }
}

function mapFigure(name: string): string {
  return `Figure 1. A map.\n\n![Where it rained](${name}-map.svg)`;
}

function textWith(heading: string, figure: string): string {
  return `## ${heading}\n\nIt was ${words()}.\n\n${figure}\n`;
}

function drawing(): string {
  const side = 10 + random.below(30);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h${side}v${side}z"/></svg>`;
}

const subjects = ['Testing', 'Weather', 'Roofs'];

/** Returns different words at each call. */
function words(): string {
  count += 1;
  return `${random.pick(['Tin', 'Slate', 'Copper', 'Thatch'])} number ${count} in the rain`;
}

function build(where: TestSite) {
  return where.build({ threads: 1, at: '2027-01-15T12:00' });
}

/** Builds a copy of the content in a folder without earlier results. */
function buildFromScratch() {
  for (const folder of ['dist', 'node_modules', 'pages-config'])
    rmSync(path.join(otherSite.root, folder), { recursive: true, force: true });
  cpSync(path.join(site.root, 'pages-config'), path.join(otherSite.root, 'pages-config'), {
    recursive: true,
  });
  return build(otherSite);
}

/** The built files that only one of the two sites has, or that differ. */
function differing(): string[] {
  const [one, other] = [site, otherSite].map(builtFiles);
  const names = new Set([...one!.keys(), ...other!.keys()]);
  return [...names].filter((name) => !one!.get(name)?.equals(other!.get(name) ?? Buffer.of()));
}

function builtFiles(where: TestSite): Map<string, Buffer> {
  const files = globSync('**/*', { cwd: path.join(where.root, 'dist'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(where.root, file), readFileSync(file)]));
}
