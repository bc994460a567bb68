import { describe, expect, test } from 'vitest';
import { journalFeed, issueFeed } from '../../core/formats/lists/atom.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { crossrefDeposit } from '../../core/deposits/crossref.ts';
import { cslItem } from '../../core/formats/csl.ts';
import { createDeposits } from '../../core/deposits/deposits.ts';
import { doajDeposit } from '../../core/deposits/doaj.ts';
import { journalHeads } from '../../core/formats/heads/heads.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { jsonFeed } from '../../core/formats/lists/json-feed.ts';
import { papersIndex } from '../../core/formats/lists/papers-index.ts';
import { ris } from '../../core/formats/paper-ris.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { IssueRecord, JournalRecord } from '../../core/record/record.ts';
import { bibtexByConverter, byCitationJs, fromCsl, risByAstrocite } from '../read-back/citations.ts';
import { paperFacts, numberText } from '../read-back/facts.ts';
import { elementsOfHead, fromDublinCoreTags, fromJsonLd, fromScholarTags } from '../read-back/head.ts';
import { checkJats } from '../read-back/jats.ts';
import { jats4rProblems } from '../read-back/schematron.ts';
import {
  checkXml,
  emptyPlaces,
  fromAtomEntry,
  fromCrossref,
  fromDoaj,
  fromJats,
  textsAt,
} from '../read-back/xml.ts';
import { allJournals, samplePapers } from '../support/samples.ts';

const journals = await allJournals();
const papers = samplePapers(journals);
const STAMP = '20260131120000';

test('the official tag set for publishers refuses an article whose journal has no name', () => {
  const { paper, journal } = papers.find((each) => each.journal.issn)!;
  const nameless = jatsDocument(paper, journal).replace(/<journal-id .*?<\/journal-id>/, '');
  expect(() => checkJats(nameless, 'publishing')).toThrow(/journal-meta.*journal-id\+/);
});

test('the official schema of deposits refuses an author without a family name, and reports the line', () => {
  const { journal } = papers.find((each) => each.journal.doiPrefix && each.journal.issn)!;
  const deposit = crossrefDeposit(journal.issues[0]!, journal, STAMP).replaceAll('><', '>\n<');
  const nameless = deposit.replace(/<surname>.*<\/surname>\n/, '');
  const line = deposit.slice(0, deposit.indexOf('<surname>')).split('\n').length;
  expect(() => checkXml(nameless, 'crossref')).toThrow(new RegExp(`^line ${line}: .*Expected is .*surname`));
});

test('the official grammar of feeds refuses an entry without a day, and one without a target', () => {
  const text = journalFeed(papers.find(({ name }) => name === 'full rain')!.journal).replaceAll('><', '>\n<');
  checkXml(text, 'atom');
  const entry = text.indexOf('<entry');
  const line = text.slice(0, entry).split('\n').length;
  const without = (part: RegExp) => text.slice(0, entry) + text.slice(entry).replace(part, '');
  expect(() => checkXml(without(/<updated>.*\n/), 'atom')).toThrow(
    `line ${line}: Expecting an element updated, got nothing\n`,
  );
  expect(() => checkXml(without(/<link rel="alternate".*\n/), 'atom')).toThrow(
    `line ${line}: An atom:entry must have at least one atom:link element with a rel attribute of 'alternate' or an atom:content.`,
  );
});

test('the rules of JATS4R refuse an article without permissions, and one with its note on interests elsewhere', () => {
  const { paper, journal } = papers.find((each) => each.paper.competingInterests)!;
  const article = jatsDocument(paper, journal);
  const bare = article.replace(/<permissions>.*<\/permissions>/, '');
  expect(jats4rProblems(bare, 'errors')).toEqual([expect.stringMatching(/^Missing top-level <permissions>/)]);
  const moved = article
    .replace(/<author-notes>.*<\/author-notes>/, '')
    .replace('<back>', '<back><fn-group><fn fn-type="coi-statement"><p>None.</p></fn></fn-group>');
  expect(jats4rProblems(moved, 'errors')).toEqual([expect.stringMatching(/in the <author-notes>/)]);
});

test('the samples have papers of every kind', () => {
  expect(papers.length).toBeGreaterThanOrEqual(28);
  expect(journals.map(({ journal }) => journal.issn !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    false,
    true,
    true,
  ]);
});

describe.each(journals)('the $kind journal', ({ journal }) => {
  const { issues } = journal;

  test('has feeds that conform to the official grammar, and to the expectations of feed readers', () => {
    for (const feed of [journalFeed(journal), ...issues.map((issue) => issueFeed(issue, journal))]) {
      checkXml(feed, 'atom');
      expect(emptyPlaces(feed)).toEqual([]);
      // The grammar accepts a moment without a time zone, a relative address, and a duplicate entry.
      const moments = textsAt(feed, '//a:updated | //a:published');
      expect(moments.filter((moment) => !/T\d\d:\d\d:\d\dZ$/.test(moment))).toEqual([]);
      const addresses = textsAt(feed, '//a:id | //a:link/@href | //a:author/a:uri | //prism:url');
      expect(addresses.filter((address) => !/^https?:\/\/\S+$/.test(address))).toEqual([]);
      const entries = textsAt(feed, '//a:entry/a:id');
      expect(new Set(entries).size).toBe(entries.length);
      for (const rel of ['self', 'alternate'])
        expect(textsAt(feed, `/a:feed/a:link[@rel="${rel}"]`)).toHaveLength(1);
    }
  });

  test('has deposits that conform to their schemas, if the journal has the necessary numbers', () => {
    const { files } = createDeposits(journal, STAMP);
    for (const [name, deposit] of files) {
      checkXml(deposit, name.startsWith('doaj') ? 'doaj' : 'crossref');
      expect(emptyPlaces(deposit)).toEqual([]);
    }
    const makers = new Set([...files.keys()].map((name) => name.split('-')[0]));
    expect([...makers]).toEqual(journal.issn ? ['crossref', 'doaj'] : []);
  });
});

describe.each(papers)('$name', ({ paper, journal }) => {
  const expected = paperFacts(paper);
  const head = elementsOfHead(journalHeads(journal).get(paper.route)!.entries());

  test('has the same facts in its citations, by two parsers each', () => {
    expect(fromCsl(cslItem(paper, journal))).toEqual(expected);
    // BibTeX has no field for the day.
    const toTheMonth = { ...expected, date: expected.date.slice(0, 7) };
    expect(byCitationJs(bibtex(paper, journal))).toEqual(toTheMonth);
    expect(bibtexByConverter(bibtex(paper, journal))).toEqual(toTheMonth);
    expect(byCitationJs(ris(paper, journal))).toEqual(expected);
    expect(risByAstrocite(ris(paper, journal))).toEqual(expected);
  });

  test('has the same facts in the head of its page', () => {
    // Google Scholar accepts a day or a year, but no month.
    const exact = expected.date.length > 7 ? expected.date : expected.date.slice(0, 4);
    expect(fromScholarTags(head)).toEqual({ ...expected, date: exact });
    expect(fromDublinCoreTags(head)).toEqual(expected);
    expect(fromJsonLd(head)).toEqual(expected);
  });

  test('has the same facts in XML, which conforms to its grammar and has no empty elements', () => {
    const text = jatsDocument(paper, journal);
    checkJats(text, 'archiving');
    if (journal.issn) checkJats(text, 'publishing');
    expect(jats4rProblems(text, 'errors')).toEqual([]);
    expect(emptyPlaces(text)).toEqual([]);
    expect(fromJats(text)).toEqual(expected);
  });

  test('has the same facts in feeds and in the list of all papers', () => {
    const issue = findIssue(paper, journal);
    for (const feed of [journalFeed(journal), ...(issue ? [issueFeed(issue, journal)] : [])])
      expect(fromAtomEntry(feed, paper.url)).toEqual(expected);
    const { items } = JSON.parse(jsonFeed(journal)) as { items: Record<string, never>[] };
    const item = items.find(({ id }) => id === paper.url) as unknown as FeedItem;
    const { _journal: more } = item;
    expect({
      authors: item.authors.map(({ name }) => name),
      title: item.title,
      volume: numberText(more.volume),
      issue: numberText(more.issue),
      date: more.published,
      url: item.url,
    }).toEqual(expected);
    // The list of all papers, for programs, has no notices.
    if (paper.noticeOf) return;
    const index = JSON.parse(papersIndex(journal.papers)) as { papers: IndexEntry[] };
    const {
      authors,
      title,
      volume,
      issue: number,
      published,
      to,
    } = index.papers.find((each) => each.to === paper.route)!;
    expect({
      authors,
      title,
      volume: numberText(volume),
      issue: numberText(number),
      date: published,
      url: journal.siteUrl + to,
    }).toEqual(expected);
  });

  test('has the same facts in deposits', () => {
    if (paper.sample || !journal.issn) return;
    const issue = findIssue(paper, journal) ?? { papers: [paper] };
    const doaj = doajDeposit(issue, journal);
    // The directory accepts no notices.
    if (paper.noticeOf) expect(doaj).not.toContain(paper.url);
    else expect(fromDoaj(doaj, paper.url)).toEqual(expected);
    if (!paper.doi) return;
    expect(fromCrossref(crossrefDeposit(issue, journal, STAMP), paper.url)).toEqual(expected);
  });
});

function findIssue(paper: PaperRecord, { issues }: JournalRecord): IssueRecord | undefined {
  return issues.find(({ papers: own, notices }) => [...own, ...notices].includes(paper));
}

interface FeedItem {
  title: string;
  url: string;
  authors: { name: string }[];
  _journal: { volume?: number; issue?: number; published: string };
}

interface IndexEntry {
  authors: string[];
  title: string;
  volume?: number;
  issue?: number;
  published: string;
  to: string;
}
