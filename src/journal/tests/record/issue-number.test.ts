import { expect, test } from 'vitest';
import { assignNumbers } from '../../core/deposits/assign.ts';
import { createDeposits } from '../../core/deposits/deposits.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { cslItem } from '../../core/formats/csl.ts';
import { dublinCore } from '../../core/formats/dublin-core.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { lockssManifest } from '../../core/formats/lists/lockss.ts';
import { issueFeed } from '../../core/formats/lists/atom.ts';
import { readdress } from '../../core/record/addresses/readdress.ts';
import {
  issueInWords,
  issuePath,
  parseIssuePath,
  parseIssueSegment,
} from '../../core/record/issue-number.ts';
import { createCite } from '../../node/citations/citations.ts';
import { issueIn } from '../../node/import/identifiers.ts';
import { createRepository } from '../../node/oai/repository.ts';
import { listSets } from '../../node/oai/sets.ts';
import { serverJournal } from '../../core/record/stored/server-journal.ts';
import { places } from '../../scaffold.ts';
import { home } from '../support/home.ts';
import { doubleJournal, doubleReport, doubleSources } from '../support/samples.ts';

const journal = doubleJournal();
const paper = (slug: string) => journal.papers.find((each) => each.slug === slug)!;

test.for([
  [3, 'i3', 'Issue 3'],
  ['3-4', 'i3-4', 'Issues 3–4'],
  ['Suppl. 1', 's1', 'Supplement 1'],
  ['2 Suppl. 1', 'i2-s1', 'Issue 2, Supplement 1'],
] as const)('%s has an address, and a name', ([issue, segment, name]) => {
  expect(issuePath({ volume: 2, issue })).toBe(`v2/${segment}`);
  expect(parseIssueSegment(segment)).toBe(issue);
  expect(parseIssuePath(`${home}/v2/${segment}`)).toEqual({ volume: 2, issue });
  expect(parseIssuePath(`${home}/v2/${segment}/rain`)).toEqual({ volume: 2, issue, slug: 'rain' });
  expect(issueInWords(issue)).toBe(name);
});

test.for(['', 'i', 'i0', 'i3-', 's', 'x1', 'i3-4-5', 'i3s1'])(
  '%j is no valid number of an issue',
  (segment) => {
    expect(parseIssueSegment(segment)).toBeUndefined();
  },
);

test('the content of a journal with double issues and supplements is valid', () => {
  expect(doubleReport()).toBe('');
});

test('a supplement comes after its issue, or by its month', () => {
  expect(journal.issues.map(({ issue }) => issue)).toEqual([1, '1 Suppl. 1', 'Suppl. 1', '2-3']);
  expect(journal.papers.map(({ slug }) => slug)).toEqual(['wind', 'fog', 'dew', 'rain', 'snow']);
});

test.for([
  ['3-2', 'The double issue 3-2 ends before it begins.'],
  ['1-3', 'pages-config/journal/v1/i1/index.json has a number of volume 1, issues 1–3.'],
  ['4-5', 'Between volume 1, issue 1 and volume 1, issues 4–5 an issue is missing.'],
] as const)('the double issue %s is reported', ([double, message]) => {
  expect(doubleReport(double)).toContain(message);
});

test('in a monthly journal, a double issue covers its months', () => {
  const monthly = (published: string) => doubleReport('2-3', published, 'monthly');
  // The issue of August and September may have either name.
  expect(monthly('2025-08')).not.toContain('missing-month');
  expect(monthly('2025-09')).not.toContain('missing-month');
  expect(monthly('2025-10')).toContain('no issue is of August 2025');
});

test('citations and records name the double issue and the supplement', async () => {
  const cite = await createCite();
  const apa = (slug: string) => JSON.stringify(cite(cslItem(paper(slug), journal)));
  expect(apa('wind')).toContain('(2–3)');
  expect(apa('fog')).toContain('(Suppl. 1)');
  expect(bibtex(paper('wind'), journal)).toContain('number = {2--3}');
  expect(bibtex(paper('dew'), journal)).toContain('@article{dew-v1i1-s1,');
  const source = (slug: string) => dublinCore(paper(slug), journal).find(([name]) => name === 'source')![1];
  expect(source('wind')).toBe('Journal of Fixtures; Vol. 1 No. 2-3 (2025); 1-4');
  expect(source('fog')).toBe('Journal of Fixtures; Vol. 1 Suppl. 1 (2025); S1-S4');
  expect(source('dew')).toBe('Journal of Fixtures; Vol. 1 No. 1 Suppl. 1 (2025); 1-4');
  expect(jatsDocument(paper('wind'), journal)).toContain('<issue>2-3</issue>');
  expect(jatsDocument(paper('fog'), journal)).toContain('<issue>Suppl 1</issue>');
  expect(jatsDocument(paper('dew'), journal)).toContain('<issue>1 Suppl 1</issue>');
  expect(lockssManifest(journal, 1)).toContain('>Volume 1, Issues 2–3</a>');
  expect(issueFeed(journal.issues[2]!, journal)).toContain('Journal of Fixtures, Volume 1, Supplement 1');
});

test('deposits number a supplement specially, and DOIs have the number of the issue', () => {
  const { assigned } = assignNumbers(journal, journal.issues);
  expect(assigned.map(({ doi }) => doi)).toEqual([
    '10.5555/jf.v1i1.1',
    '10.5555/jf.v1i1.2',
    '10.5555/jf.v1i1-s1.1',
    '10.5555/jf.v1is1.1',
    '10.5555/jf.v1i2-3.1',
  ]);
  const dois = new Map(assigned.map(({ route, doi }) => [route, doi!]));
  const issues = journal.issues.map((issue) => ({
    ...issue,
    papers: issue.papers.map((each) => ({ ...each, doi: dois.get(each.route)! })),
  }));
  const { files } = createDeposits({ ...journal, issues }, '20260131120000');
  const place = (name: string) =>
    /<journal_volume>.*<\/journal_issue>/.exec(files.get(`crossref-${name}.xml`)!)![0];
  expect(place('v1i2-3')).toContain('<issue>2-3</issue>');
  expect(place('v1s1')).toBe(
    '<journal_volume><volume>1</volume></journal_volume><special_numbering>Suppl. 1</special_numbering></journal_issue>',
  );
  expect(place('v1i1-s1')).toContain('<issue>1</issue><special_numbering>Suppl. 1</special_numbering>');
});

test('harvesters get a set for each', () => {
  const sets = JSON.stringify(listSets(createRepository(serverJournal(journal), {}), undefined));
  for (const [spec, name] of [
    ['v1:i2-3', 'Volume 1, Issues 2–3'],
    ['v1:s1', 'Volume 1, Supplement 1'],
    ['v1:i1-s1', 'Volume 1, Issue 1, Supplement 1'],
  ] as const) {
    expect(sets).toContain(spec);
    expect(sets).toContain(name);
  }
});

test('a new paper and a new issue are placed by these names, and a moved paper gets the number', () => {
  const { pages, site } = doubleSources();
  const context = { data: site, pages, today: '2026-01-15' };
  expect(places['issue']!('v1/i4-5', context)).toMatchObject({
    name: `${home.slice(1)}/v1/i4-5/index`,
    title: 'Volume 1, Issues 4–5',
    template: { issue: '4-5', published: '2025-12' },
  });
  expect(places['paper']!('v1/s1/mist', context)).toMatchObject({
    name: `${home.slice(1)}/v1/s1/mist`,
    template: { issue: 'Suppl. 1', published: '2025-09' },
    needs: [],
  });
  expect(places['paper']!('mist', context)).toMatchObject({ template: { issue: '2-3' } });
  const snow = pages.find(({ route }) => route.endsWith('/snow'))!;
  const changes = readdress({ ...snow, to: snow.route.replace('i1', 's1') } as never, { site, pages });
  expect(changes).toContainEqual({ path: ['template', 'issue'], value: 'Suppl. 1' });
});

test.for([
  ['3', 3],
  ['3–4', '3-4'],
  ['3/4', '3-4'],
  ['Suppl 1', 'Suppl. 1'],
  ['S1', 'Suppl. 1'],
  ['2 Suppl. 1', '2 Suppl. 1'],
  ['2 (Supplement 1)', undefined],
  ['Spring', undefined],
  ['', undefined],
] as const)('import reads the issue %j', ([written, issue]) => {
  expect(issueIn(written)).toBe(issue);
});
