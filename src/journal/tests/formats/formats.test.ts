import { describe, expect, test } from 'vitest';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { issueFeed, journalFeed } from '../../core/formats/lists/atom.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { isIssn, isOrcid } from 'pagewright/text';
import { cslItem } from '../../core/formats/csl.ts';
import { toInstant, monthsBetween } from '../../core/record/dates.ts';
import { createJournalFiles, lastChanges } from '../../core/formats/journal-files.ts';
import { jsonFeed } from '../../core/formats/lists/json-feed.ts';
import { papersIndex } from '../../core/formats/lists/papers-index.ts';
import { lockssManifest } from '../../core/formats/lists/lockss.ts';
import { crossrefDeposit } from '../../core/deposits/crossref.ts';
import { dublinCore } from '../../core/formats/dublin-core.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { paperData } from '../../core/formats/heads/json-ld/paper.ts';
import { ris } from '../../core/formats/paper-ris.ts';
import { element, xmlDocument } from '../../core/formats/xml.ts';
import { findMarkupProblems } from 'pagewright/testing';
import { htmlElements } from '../read-back/elements.ts';
import { newestItems } from '../../core/record/lists/items.ts';
import { fullJournal, plainJournal, realJournal } from '../support/samples.ts';
import { home } from '../support/home.ts';

const journal = fullJournal();
const paper = (slug: string, from = journal) => from.papers.find((each) => each.slug === slug)!;

test('BibTeX escapes what TeX reserves', () => {
  const text = bibtex({ ...paper('rain'), title: 'a & b % c # d _ e $ f { g } h ~ i ^ j \\ k' }, journal);
  expect(text).toContain(
    'a \\& b \\% c \\# d \\_ e \\$ f \\{ g \\} h \\textasciitilde{} i \\textasciicircum{} j \\textbackslash{} k',
  );
});

test('RIS has its tags in the form that every tool accepts, the type first and the end last', () => {
  const lines = ris(paper('rain'), journal).split('\r\n');
  expect(lines[0]).toBe('TY  - JOUR');
  expect(lines.slice(-2)).toEqual(['ER  - ', '']);
  expect(lines.slice(0, -1).filter((line) => !/^[A-Z][A-Z0-9] {2}- /.test(line))).toEqual([]);
  expect(lines).toContain('DA  - 2025/07/09/');
  expect(ris(paper('snow'), journal)).toContain('DA  - 2025/07//');
});

test('unknown facts of a paper cause no empty values', () => {
  const bare = plainJournal();
  for (const text of [bibtex(paper('rain', bare), bare), ris(paper('rain', bare), bare)]) {
    expect(text).not.toMatch(/undefined|null|NaN|= \{\}/);
  }
  const item = cslItem(paper('snow'), journal);
  expect(Object.values(item).filter((value) => value === undefined || value === '')).toEqual([]);
  expect(item).not.toHaveProperty('page');
});

test('every citation names samples and retractions', () => {
  expect(cslItem(paper('snow'), journal).note).toContain('Sample paper');
  for (const text of [bibtex(paper('rain'), journal), ris(paper('rain'), journal)]) {
    expect(text).toContain('RETRACTED: Rain');
    expect(text).toContain('Retraction, 2025-10-04: The gauge had been read in inches.');
  }
});

describe('the terms of use of a paper', () => {
  const outputs = (slug: string, from = journal) => {
    const one = paper(slug, from);
    const issue = from.issues.find(({ papers }) => papers.includes(one))!;
    return {
      ris: ris(one, from),
      jsonFeed: jsonFeed({ ...from, papers: [one], notices: [] }),
      dublinCore: JSON.stringify(dublinCore(one, from)),
      jats: jatsDocument(one, from),
      atom: issueFeed({ ...issue, papers: [one] }, from),
      jsonLd: JSON.stringify(paperData(one, from)),
      crossref: crossrefDeposit({ ...issue, papers: [one] }, from, '20260131120000'),
    };
  };

  test('are one statement: the licence of the paper, or else of the journal, and the copyright holder', () => {
    expect(paper('rain').rights.text).toBe(
      '© 2025 The authors. Published under the licence Creative Commons Attribution-NonCommercial 4.0 (CC BY-NC 4.0).',
    );
    expect(paper('wind').rights.text).toBe(
      '© 2025 The authors. Published under the licence Creative Commons Attribution 4.0 (CC BY 4.0).',
    );
    expect(paper('rain', plainJournal()).rights).toEqual({
      text: 'No licence is stated: the usual rules of copyright apply.',
    });
  });

  test('are the same in every output with a place for them', () => {
    const { text, licence } = paper('rain').rights;
    const { crossref, jsonLd, ...others } = outputs('rain');
    for (const output of Object.values(others)) expect(output).toContain(text);
    expect(jsonLd).toContain('"copyrightNotice":"© 2025 The authors."');
    const { dublinCore: tags, jats, atom, jsonFeed: feed } = others;
    const papers = papersIndex([paper('rain')]);
    for (const output of [crossref, jsonLd, tags, jats, atom, feed, papers]) {
      expect(output).toContain(licence!.address);
      expect(output).not.toContain('licenses/by/4.0');
    }
  });

  test('are nowhere if there is no licence', () => {
    for (const output of Object.values(outputs('rain', plainJournal()))) {
      expect(output).not.toMatch(/creativecommons|<license|license_ref|rel="license"|©/);
    }
  });
});

describe('the feeds', () => {
  test('are read by a third-party feed reader', async () => {
    const real = await realJournal();
    const atom = parseAtomFeed(journalFeed(real));
    const items = newestItems(real);
    expect(atom.entries).toHaveLength(items.length);
    expect(atom.entries![0]!.authors!.map(({ name }) => name)).toEqual(
      items[0]!.authors.map(({ name }) => name),
    );
    const json = parseJsonFeed(jsonFeed(real));
    expect(json.items!.map(({ id }) => id)).toEqual(items.map(({ url }) => url));
    const files = json.items!.flatMap(({ attachments = [] }) => attachments);
    expect(files).toHaveLength(real.papers.length);
    expect(files[0]).toMatchObject({ mime_type: 'application/pdf' });
  });

  test('have a date of publication only if its day is known', () => {
    const entries = parseAtomFeed(journalFeed(journal)).entries!;
    const dates = entries.map(({ id, published }) => [id?.replace(/.*\//, ''), published]);
    expect(Object.fromEntries(dates)).toEqual({
      rain: '2025-07-09T00:00:00Z',
      'rain-correction': undefined,
      'rain-retraction': '2025-10-04T00:00:00Z',
      snow: undefined,
      wind: undefined,
    });
  });
});

test('the manifest for archives contains the sentence that archives search for, and links to everything', () => {
  const html = lockssManifest(journal, 1);
  expect(html).toContain(
    'LOCKSS system has permission to collect, preserve, and serve this open access Archival Unit',
  );
  expect(findMarkupProblems(html)).toEqual([]);
  const links = htmlElements(html).flatMap(({ properties }) => properties['href'] ?? []);
  for (const { route, pdf } of journal.papers)
    expect(links).toEqual(expect.arrayContaining([route, pdf!.path]));
  for (const { route } of journal.notices) expect(links).toContain(route);
  expect(html).toContain('&lt;f&gt; 2 &gt; 1');
});

test('every paper, issue and volume has its files', () => {
  const names = [...createJournalFiles(journal, 'en')].map(([name]) => name);
  // Three papers and two notices, each in the search.
  expect(names).toHaveLength(2 + 1 + 3 + 2 + 5);
  expect(names).toEqual(
    expect.arrayContaining([
      'journal/v1/i2/feed.atom',
      'journal/papers.json',
      'journal/search-index/start.json',
      'journal/search-index/papers/2.json',
      'journal/lockss/v1/index.html',
    ]),
  );
});

test('a page changed on the date of its publication or correction, as exactly as that is known', () => {
  expect(Object.fromEntries(lastChanges(journal))).toEqual({
    [home]: '2025-10-04',
    [`${home}/v1/i1`]: '2025-10-04',
    [`${home}/v1/i1/rain`]: '2025-10-04',
    [`${home}/v1/i1/snow`]: '2025-07',
    [`${home}/v1/i2`]: '2025-10-04',
    [`${home}/v1/i2/rain-correction`]: '2025-09',
    [`${home}/v1/i2/rain-retraction`]: '2025-10-04',
    [`${home}/v1/i2/wind`]: '2025-08',
  });
});

test('XML escapes reserved characters, leaves out invalid ones, and has no empty elements', () => {
  const root = element('a', { b: '"<&', c: undefined }, 'x < y & z\u0000\u0008\ud800', element('d'), [
    element('e', {}, ''),
  ]);
  expect(xmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a b="&quot;&lt;&amp;">x &lt; y &amp; z\ufffd</a>\n',
  );
});

test('check digits', () => {
  expect(['1234-5679', '2049-3630', '0000-006X'].map(isIssn)).toEqual([true, true, true]);
  expect(['1234-5678', '2049-3631'].map(isIssn)).toEqual([false, false]);
  expect(['0000-0002-1825-0097', '0000-0002-9079-593X'].map(isOrcid)).toEqual([true, true]);
  expect(['0000-0002-1825-0098', '0000-0001-1825-0097'].map(isOrcid)).toEqual([false, false]);
});

test('dates have their written precision', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-12', '2026-01']);
  expect(monthsBetween('2025-07', '2025-08')).toEqual([]);
  expect(toInstant('2025-08')).toBe('2025-08-01T00:00:00Z');
});
