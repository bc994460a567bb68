import { describe, expect, test } from 'vitest';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { ris } from '../../core/formats/paper-ris.ts';
import { fillPaper } from '../../node/import/fill-paper.ts';
import type { ReadPapers } from '../../node/import/imported-paper.ts';
import { readCitations } from '../../node/import/read-citations.ts';
import { readJats } from '../../node/import/jats/read-jats.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { writtenReference } from '../../core/record/references/reference.ts';
import { issueNumbers } from '../../core/record/place.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { titlePrefix } from '../../core/record/notices/status.ts';
import { withoutStatus } from '../../node/import/without-status.ts';
import { allJournals, samplePapers } from '../support/samples.ts';

/* The journal's own output, read again: the record is the same except for values without a place in a
   format. */

const papers = samplePapers(await allJournals()).filter(
  // Reference managers have no kind of paper without an abstract.
  ({ paper }) => !paper.noticeOf && paper.abstract.length > 0,
);

/** The placeholder for a missing value, which a completely read paper does not need. */
const drafted = (paper: PaperRecord): WrittenPaper => ({
  type: 'paper',
  title: '–',
  authors: [{ given: '–', family: '–', position: '–', affiliation: '–' }],
  ...issueNumbers(paper),
  published: paper.published.slice(0, 7),
  abstract: ['–'],
  keywords: ['–', '–', '–'],
  language: '–',
  subject: '–',
  ...(paper.pdf && { file: paper.pdf.path.slice(1) }),
});

function again(read: ReadPapers, paper: PaperRecord, journal: JournalRecord): WrittenPaper {
  if ('refused' in read) throw new Error(read.refused);
  expect(read.papers).toHaveLength(1);
  return fillPaper(drafted(paper), read.papers[0]!, journal.licence).paper;
}

/** The paper of its page, without notices and the mark of samples, which are not imported. */
function written(paper: PaperRecord, journal: JournalRecord): WrittenPaper {
  const { pages, ...rest } = optional({
    translations: paper.translations,
    subtitle: paper.subtitle,
    kind: paper.kind,
    received: paper.received,
    accepted: paper.accepted,
    doi: paper.doi,
    funding: paper.funding,
    competingInterests: paper.competingInterests,
    ethics: paper.ethics,
    aiUse: paper.aiUse,
    dataAvailability: paper.dataAvailability,
    acknowledgements: paper.acknowledgements,
    licence: paper.rights.licence?.address === journal.licence ? undefined : paper.rights.licence?.address,
    references: paper.references?.map(writtenReference),
    relatedWorks: paper.relatedWorks,
    articleNumber: paper.articleNumber,
    pages: paper.firstPage && { first: paper.firstPage, last: paper.lastPage! },
  });
  return {
    ...drafted(paper),
    ...rest,
    ...(pages ? { pages } : {}),
    title: paper.plainTitle,
    authors: paper.authors.map(({ name, listed: _listed, isGroup, ...author }) => {
      const { affiliation, ...rest } = author;
      const known = /^independent/i.test(affiliation ?? '') ? rest : author;
      return author.given ? known : { [isGroup ? 'group' : 'name']: name, ...known };
    }),
    published: paper.published,
    abstract: paper.abstract,
    keywords: paper.keywords,
    language: paper.language,
    subject: paper.subject,
  } as WrittenPaper;
}

function optional<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** Straight quotes of a fixture become typographic ones, as in every imported text. */
function set(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/\\"(\w+)\\"/g, '“$1”'));
}

describe.each(papers)('$name', ({ paper, journal }) => {
  const whole = written(paper, journal);

  test('is the same after JATS', () => {
    // JATS names the kind of every paper.
    const named = { kind: 'research-article', ...whole };
    expect(again(readJats(jatsDocument(paper, journal)), paper, journal)).toEqual(set(named));
  });

  // The fields that reference managers have for a paper; title and subtitle are one, as are the paragraphs.
  const cited = {
    title: withoutStatus(paper.title, []),
    authors: paper.authors.map(({ name, given, family }) => (given && family ? { given, family } : { name })),
    ...issueNumbers(paper),
    ...(paper.articleNumber && { articleNumber: paper.articleNumber }),
    abstract: [paper.abstract.join(' ')],
    keywords: paper.keywords,
    language: paper.language,
    ...(paper.doi && { doi: paper.doi }),
    ...(whole.pages && { pages: whole.pages }),
    file: whole.file,
    type: 'paper',
    subject: '–',
  };

  test('is the same after BibTeX, except for the day', () => {
    const read = again(readCitations(bibtex(paper, journal), 'BibTeX'), paper, journal);
    expect(read).toEqual(set({ ...cited, published: paper.published.slice(0, 7) }));
  });

  test('is the same after RIS', () => {
    const read = again(readCitations(ris(paper, journal), 'RIS'), paper, journal);
    expect(read).toEqual(set({ ...cited, published: paper.published }));
  });
});

test('the samples include a retracted paper', () => {
  expect(papers.filter(({ paper }) => titlePrefix(paper.status) !== '').length).toBeGreaterThan(0);
});
