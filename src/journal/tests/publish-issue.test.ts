import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runVerb } from './support/run-verb.ts';
import { scaffoldSeveral } from 'pagewright/command';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { documentPdf, writeJournal } from './support/small-journal.ts';

/* An issue of two papers, from drafts to deposits in one command. Printing is tested with the printer. */
let site: TestSite;
const roots = () => site.roots;
const at = (file: string) => path.join(site.root, file);
let builds = 0;

function publish(issue: string, isDry: boolean, isBuilt = true) {
  const build = async () => {
    builds++;
    return isBuilt;
  };
  return runVerb(roots(), ['publish', issue, ...(isDry ? [] : ['--yes'])], { build });
}

/** The texts of all content files, by path. */
function content(): Record<string, string> {
  const files = globSync('pages-config/**/*.json', { cwd: site.root });
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(at(file), 'utf8')]));
}

beforeAll(async () => {
  site = createTestSite();
  writeJournal(site);
  site.replace(
    '_site.json',
    '"started"',
    '"doiPrefix": "10.5555", "doiPattern": "jf.{year}.{number}", "depositor": { "name": "Fixture", "email": "doi@example.org" }, "started"',
  );
  await scaffoldSeveral(roots())({ kind: 'issue', name: 'v1/i3' });
  const issue = 'pages-config/journal/v1/i3/index.json';
  const description = 'The third issue of a journal that exists only in tests: hail, and fog in the harbour.';
  writeFileSync(at(issue), readFileSync(at(issue), 'utf8').replace(/TODO: [^"]*/, description));
  for (const [name, title] of [
    ['hail', 'Hail on glass'],
    ['fog', 'Fog in the harbour'],
  ] as const) {
    await scaffoldSeveral(roots())({
      kind: 'paper',
      name: `v1/i3/${name}`,
      given: {
        title,
        description: `${title}, in a journal that exists only in tests.`,
        fill: (drafted) => ({
          ...drafted,
          title,
          authors: [{ given: 'Ada', family: 'Okafor', position: 'Reader', affiliation: 'Harbour Institute' }],
          abstract: [`${title}, for three weeks.`],
          keywords: ['hail', 'glass', 'roofs'],
          subject: 'Testing',
        }),
      },
    });
    writeFileSync(at(`pages-config/journal/v1/i3/${name}.pdf`), documentPdf);
  }
});

afterAll(() => site.remove());

test('an issue with placeholders is refused with their places, and nothing is written', async () => {
  site.replace('journal/v1/i3/fog.json', 'Fog in the harbour, for three weeks.', 'TODO: the abstract');
  const before = content();
  const { text, code } = await publish('v1/i3', false);
  expect(code).toBe(1);
  expect(text).toMatch(
    /v1\/i3 is not finished.*\n {2}pages-config\/journal\/v1\/i3\/fog\.json:\d+:\d+ .*TODO/,
  );
  expect(content()).toEqual(before);
  expect(builds).toBe(0);
  site.replace('journal/v1/i3/fog.json', 'TODO: the abstract', 'Fog in the harbour, for three weeks.');
});

test('a missing issue is reported with a message', async () => {
  expect(await publish('v9/i9', false)).toEqual({
    text: 'There is no issue v9/i9: npm run new -- issue v9/i9 makes one.\n',
    code: 1,
  });
});

test('without --yes the changes are listed, and nothing is written', async () => {
  const before = content();
  const { text, code } = await publish('v1/i3', true);
  expect(code).toBe(0);
  for (const file of ['index', 'hail', 'fog'])
    expect(text).toContain(`pages-config/journal/v1/i3/${file}.json: is no longer a draft`);
  expect(text).toMatch(/hail\.json: pages \d–\d, 10\.5555\/jf\.2025\.\d/);
  expect(content()).toEqual(before);
});

test('with --yes the issue is published, and doing it again changes nothing', async () => {
  const { text, code } = await publish('v1/i3', false);
  expect({ text, code }).toEqual({ text, code: 0 });
  const after = content();
  for (const file of ['index', 'hail', 'fog'])
    expect(after[`pages-config/journal/v1/i3/${file}.json`]).not.toContain('"draft"');
  for (const file of ['hail', 'fog'])
    expect(JSON.parse(after[`pages-config/journal/v1/i3/${file}.json`]!)).toMatchObject({
      template: {
        doi: expect.stringMatching(/^10\.5555/) as string,
        pages: { first: expect.any(Number) as number },
      },
    });
  expect(after['pages-config/_records/journal.json']).toContain('v1/i3/hail');
  expect(existsSync(at('var/deposits'))).toBe(true);
  expect(builds).toBe(1);
  const again = await publish('v1/i3', false);
  expect(again).toMatchObject({
    code: 0,
    text: expect.stringContaining('Every paper has its numbers.') as string,
  });
  expect(content()).toEqual(after);
});

test("a site that can't be built gets no deposits", async () => {
  const { text, code } = await publish('v1/i3', false, false);
  expect(code).toBe(1);
  expect(text).toContain('The site was not built');
  expect(text).not.toContain('deposits');
});
