import { expect, test } from 'vitest';
import { crossrefDeposit } from '../../core/deposits/crossref.ts';
import { journalFeed } from '../../core/formats/lists/atom.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { cslItem } from '../../core/formats/csl.ts';
import { dublinCore } from '../../core/formats/dublin-core.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { issueData } from '../../core/formats/heads/json-ld/journal.ts';
import { ris } from '../../core/formats/paper-ris.ts';
import { journalCollections } from '../../core/record/lists/journal-collections.ts';
import { paperHashes } from '../../core/record/stored/paper-hashes.ts';
import { journalRecord } from '../../core/record/record.ts';
import { serverJournal } from '../../core/record/stored/server-journal.ts';
import type { Postings, Shard } from '../../core/search/index-files.ts';
import { searchIndex } from '../../core/search/search-index.ts';
import type { FilesChange } from 'pagewright/testing';
import { specialIssueChange, validJournal } from '../support/fixture.ts';
import { checkJats } from '../read-back/jats.ts';

const RAIN = 'pages-config/journal/v1/i1/rain.json';

const special: FilesChange = {
  replace: [
    specialIssueChange,
    [RAIN, '"received": "2025-05"', '"received": "2025-05", "doi": "10.5555/jf.1"'],
  ],
};

const journal = journalRecord(validJournal(special));
const [issue] = journal.issues;
const rain = journal.papers.find(({ slug }) => slug === 'rain')!;
const wind = journal.papers.find(({ slug }) => slug === 'wind')!;

test('articles name their special issue and its editors; articles of ordinary issues do not', () => {
  const jats = jatsDocument(rain, journal);
  checkJats(jats, 'publishing');
  expect(jats).toContain('<issue>1</issue><issue-title>Quicksilver &amp; weather</issue-title>');
  expect(jats).toContain('<contrib contrib-type="guest-editor"><contrib-id contrib-id-type="orcid">');
  expect(jats).toContain('<string-name>Thangavel</string-name><role>Guest Editor</role>');
  expect(jatsDocument(wind, journal)).not.toMatch(/issue-title|guest-editor/);
});

test('the DOI agency gets the title of the issue, and its editors before it', () => {
  const registered = { ...journal, depositor: { name: 'F', email: 'f@example.org' } };
  const deposit = crossrefDeposit(issue!, registered, '20251001000000');
  expect(deposit).toMatch(
    /<journal_issue><contributors><person_name sequence="first" contributor_role="editor"><given_name>Leela.*<titles><title>Quicksilver &amp; weather<\/title><\/titles><publication_date/,
  );
});

test('the data of the issue’s page and the data for harvesters have the editors', () => {
  expect(issueData(issue!, journal)).toMatchObject({
    '@type': 'PublicationIssue',
    name: 'Quicksilver & weather',
    editor: [
      { '@type': 'Person', name: 'Leela Varghese', givenName: 'Leela', familyName: 'Varghese' },
      { '@type': 'Person', name: 'Thangavel', affiliation: { name: 'Eastmere College' } },
    ],
  });
  expect(serverJournal(journal).issues[0]).toMatchObject({ guestEditors: issue!.guestEditors });
});

test('formats name the issue and its editors if they have a field for editors of an issue', () => {
  expect(bibtex(rain, journal)).toContain(
    '  issuetitle = {Quicksilver \\& weather},\n  editor = {Varghese, Leela and {Thangavel}},\n',
  );
  expect(ris(rain, journal)).toContain(
    'N1  - In the special issue “Quicksilver & weather”, edited by Leela Varghese and Thangavel.\r\n',
  );
  expect(dublinCore(rain, journal)).toEqual(
    expect.arrayContaining([
      ['contributor', 'Varghese, Leela'],
      ['contributor', 'Thangavel'],
    ]),
  );
  expect(journalFeed(journal).match(/<prism:issueName>.*?</g)).toEqual([
    '<prism:issueName>Quicksilver &amp; weather<',
    '<prism:issueName>Quicksilver &amp; weather<',
  ]);
  const ordinary = [bibtex(wind, journal), ris(wind, journal), JSON.stringify(dublinCore(wind, journal))];
  expect(ordinary.join()).not.toMatch(/issuetitle|editor|special issue|contributor/);
});

test('citations of a paper do not name them: in every style they would be the editors of the paper', () => {
  const cited = JSON.stringify(cslItem(rain, journal));
  expect(cited).toContain('Deshmukh');
  expect(cited).not.toMatch(/Varghese|Thangavel|Quicksilver/);
});

test('the papers are found by the title of their issue', () => {
  const files = [...searchIndex(journal.papers, '/search', 'en')];
  const terms = Object.assign(
    {},
    ...files.flatMap(([name, text]) => (name.includes('terms_') ? [(JSON.parse(text) as Shard).terms] : [])),
  ) as Postings;
  // Two papers, each with its number and the weight of the word.
  expect(terms['quicksilver']).toHaveLength(4);
});

test('only the records of the issue’s papers have changed with it', () => {
  const hashes = (change: FilesChange) => {
    const { pages, site } = validJournal(change);
    return paperHashes(journalCollections(pages), site);
  };
  const [before, after] = [hashes({ replace: [special.replace![1]!] }), hashes(special)];
  expect([...before.keys()].filter((route) => before.get(route) !== after.get(route)).sort()).toEqual([
    rain.route,
    journal.papers.find(({ slug }) => slug === 'snow')!.route,
  ]);
});
