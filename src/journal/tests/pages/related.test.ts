import { describe, expect, test } from 'vitest';
import { journalRecord } from '../../core/record/record.ts';
import { journalIndex } from '../../node/resolve/paper-index.ts';
import { contextSources } from '../../node/resolve/context-sources.ts';
import { journalRoutes } from '../../core/record/addresses/journal-routes.ts';
import { relatedPapers } from '../../node/resolve/related.ts';
import { pageAt } from '../support/page-at.ts';
import { home } from '../support/home.ts';

interface Facts {
  keywords?: string[];
  subject?: string;
  family?: string;
  orcid?: string;
  isRetracted?: boolean;
}

/** A journal of papers published month by month, in the order of their names: the first is the oldest. */
function createJournal(papers: Record<string, Facts>) {
  const pages = Object.entries(papers).flatMap(([slug, facts], index) => {
    const { family = `Author of ${slug}`, orcid, subject = 'Law', keywords = [slug] } = facts;
    const template = {
      type: 'paper',
      title: `About ${slug}`,
      authors: [{ given: 'N.', family, position: 'Reader', affiliation: 'Harbour Institute', orcid }],
      volume: 1,
      issue: index + 1,
      published: `2025-0${index + 1}`,
      abstract: ['A text.'],
      keywords,
      language: 'en',
      subject,
      file: `journal/v1/i${index + 1}/${slug}.pdf`,
    };
    const route = `${home}/v1/i${index + 1}/${slug}`;
    const page = pageAt(route, { template });
    return facts.isRetracted ? [page, createRetraction(route)] : [page];
  });
  const facts = { route: home, title: 'J', publisher: 'P', email: 'e@journal.example' };
  return journalRecord({ site: { url: 'https://journal.example', journal: facts }, pages });
}

function createRetraction(route: string) {
  const template = {
    type: 'notice',
    kind: 'retraction',
    of: route,
    title: 'Retraction',
    volume: 1,
    issue: 1,
    published: '2026-01',
    summary: 'Invented data.',
    signedBy: [{ name: 'The editors' }],
  };
  return pageAt(`${route}-retraction`, { template });
}

function relatedTo(slug: string, papers: Record<string, Facts>) {
  const journal = createJournal(papers);
  const found = relatedPapers(journal.papers)(journal.papers.find((paper) => paper.slug === slug)!);
  const slugs = (list: typeof found.onTopic) => list.map((paper) => paper.slug);
  return { onTopic: slugs(found.onTopic), byAuthors: slugs(found.byAuthors) };
}

describe('papers on the same topic', () => {
  test('are those with most keywords in common, then of the same subject, then nearest in time', () => {
    const papers = {
      far: { subject: 'Law' },
      two: { keywords: ['Rain', 'roofs'], subject: 'Music' },
      own: { keywords: ['rain', 'roofs', 'tin'] },
      one: { keywords: ['tin'], subject: 'Music' },
      same: { keywords: ['rain'] },
      near: { subject: 'Law' },
      none: { keywords: ['wind'], subject: 'Music' },
    };
    expect(relatedTo('own', papers)).toEqual({
      onTopic: ['two', 'same', 'one', 'far', 'near'],
      byAuthors: [],
    });
  });

  test('are at most five, half of them older if nothing distinguishes them, and never a retracted one', () => {
    const papers: Record<string, Facts> = Object.fromEntries([...'abcdefgh'].map((slug) => [slug, {}]));
    papers['e'] = { isRetracted: true };
    expect(relatedTo('d', papers).onTopic).toEqual(['c', 'f', 'b', 'g', 'a']);
    expect(relatedTo('e', papers).onTopic).toHaveLength(5);
  });

  test('do not exist for a single paper', () => {
    expect(relatedTo('a', { a: { subject: 'Law' }, b: { subject: 'Music' } })).toEqual({
      onTopic: [],
      byAuthors: [],
    });
  });
});

describe('papers by the same authors', () => {
  const [orcid, other] = ['0000-0002-1825-0097', '0000-0001-5109-3700'];

  test('are separate, newest first, at most three', () => {
    const papers = Object.fromEntries([...'abcde'].map((slug) => [slug, { family: 'Rao' }]));
    expect(relatedTo('c', papers)).toEqual({ onTopic: [], byAuthors: ['e', 'd', 'b'] });
  });

  test('are recognized by their ORCIDs before their names', () => {
    const papers = {
      own: { family: 'Rao', orcid },
      renamed: { family: 'Rao-Menon', orcid },
      namesake: { family: 'Rao', orcid: other },
      unnumbered: { family: 'rao' },
    };
    expect(relatedTo('own', papers)).toEqual({ onTopic: ['namesake'], byAuthors: ['unnumbered', 'renamed'] });
  });
});

test('an edit of keywords affects the papers that have or had them, and no others', () => {
  const papers: Record<string, Facts> = {
    a: { keywords: ['rain'], subject: 'Law' },
    b: { keywords: ['rain'], subject: 'Music' },
    c: { keywords: ['wind'], subject: 'Physics' },
    d: { keywords: ['snow'], subject: 'Botany' },
  };
  const listSources = (content: Record<string, Facts>) => {
    const journal = createJournal(content);
    const subjects = journalIndex(journal.papers, 'subject', journalRoutes(home), () => false);
    const { getSource } = contextSources(journal, subjects, 'en');
    return new Map(journal.papers.map(({ slug, route }) => [slug, getSource(route)]));
  };
  const before = listSources(papers);
  const after = listSources({ ...papers, a: { ...papers['a'], keywords: ['wind'] } });
  expect(
    [...before]
      .filter(([slug, source]) => after.get(slug) !== source)
      .map(([slug]) => slug)
      .sort(),
  ).toEqual(['a', 'b', 'c']);
});
