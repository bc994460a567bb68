import { expect, test } from 'vitest';
import { crossrefDeposit } from '../../core/deposits/crossref.ts';
import { doajDeposit } from '../../core/deposits/doaj.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { cslItem } from '../../core/formats/csl.ts';
import { dublinCore } from '../../core/formats/dublin-core.ts';
import { boardData, issueData } from '../../core/formats/heads/json-ld/journal.ts';
import { paperData } from '../../core/formats/heads/json-ld/paper.ts';
import { scholarTags } from '../../core/formats/heads/scholar.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { issueFeed } from '../../core/formats/lists/atom.ts';
import { ris } from '../../core/formats/paper-ris.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { textsAt } from '../read-back/xml.ts';
import { fullJournal } from '../support/samples.ts';

/* The identifiers of a paper and its authors, in every output with a place for them. */

const journal = fullJournal();
const paper = journal.papers.find(({ doi, notices }) => doi && notices)!;
const issue = journal.issues.find(({ papers }) => papers.includes(paper))!;
const ofAuthors = {
  jats: jatsDocument(paper, journal),
  atom: issueFeed({ ...issue, papers: [paper], notices: [] }, journal),
  crossref: crossrefDeposit({ ...issue, papers: [paper], notices: [] }, journal, '20260131120000'),
  doaj: doajDeposit({ ...issue, papers: [paper], notices: [] }, journal),
  jsonLd: JSON.stringify(paperData(paper, journal)),
  scholar: JSON.stringify(scholarTags(paper, journal)),
};
const ofPaper = {
  ...ofAuthors,
  ris: ris(paper, journal),
  bibtex: bibtex(paper, journal),
  csl: JSON.stringify(cslItem(paper, journal)),
  dublinCore: JSON.stringify(dublinCore(paper, journal)),
};

test.each(Object.entries(ofPaper))('%s has its DOI and its pages', (_name, output) => {
  const { doi, firstPage, lastPage } = paper;
  expect(output).toContain(doi);
  expect(output).toMatch(new RegExp(`\\b${firstPage}\\b`));
  expect(output).toMatch(new RegExp(`\\b${lastPage}\\b`));
});

test.each(Object.entries(ofAuthors))('%s has the ORCIDs of its authors', (_name, output) => {
  const known = paper.authors.flatMap(({ orcid }) => orcid ?? []);
  expect(known.length).toBeGreaterThan(0);
  for (const orcid of known) expect(output).toContain(`https://orcid.org/${orcid}`);
});

test('in JATS a paper links to its notices, and each of them to the paper', () => {
  const leadsTo = (item: PaperRecord) =>
    textsAt(jatsDocument(item, journal), '//related-article/@*[local-name()="href"]');
  const own = journal.notices.filter(({ noticeOf }) => noticeOf?.route === paper.route);
  expect(own.length).toBeGreaterThan(1);
  expect(leadsTo(paper).toSorted()).toEqual(own.map(({ doi, url }) => doi ?? url).toSorted());
  for (const notice of own) expect(leadsTo(notice)).toEqual([paper.doi]);
});

test('Crossref gets the addresses of the full text, the kinds of works, and a ROR number in place of a name', () => {
  const { crossref } = ofAuthors;
  const at = (xpath: string) => textsAt(crossref, `//c:journal_article//${xpath}`);
  expect(at('c:collection[@property="crawler-based"]/c:item[@crawler="iParadigms"]/c:resource')).toEqual([
    paper.pdf!.url,
  ]);
  expect(at('c:collection[@property="text-mining"]/c:item/c:resource[@content_version="vor"]')).toEqual([
    paper.pdf!.url,
  ]);
  expect(at('*[@name="ror"]')).toEqual(['https://ror.org/00samp171']);
  expect(at('*[@name="funder_name"]')).toEqual(['Rain Trust']);
  expect(at('c:citation/@type').slice(0, 3)).toEqual(['journal_article', 'journal_article', 'book']);
});

test('an issue names its notices', () => {
  const second = journal.issues.find(({ notices }) => notices.length > 0)!;
  const parts = issueData(second, journal)['hasPart'] as { url: string }[];
  expect(parts.map(({ url }) => url)).toEqual([...second.papers, ...second.notices].map(({ url }) => url));
});

test('the journal names its editors, with their institutions, on the page that shows them', () => {
  const [first] = journal.board;
  expect(boardData(journal)['editor']).toContainEqual({
    '@type': 'Person',
    name: first!.name,
    jobTitle: first!.role,
    affiliation: { '@type': 'Organization', name: first!.affiliation },
  });
});
