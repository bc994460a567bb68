import { expect, test } from 'vitest';
import { home } from './support/home.ts';
import { fixtureFiles, journalReport, noticeFile } from './support/fixture.ts';
import { storedRecordsFile } from '../core/record/stored/stored-records.ts';

/* Mistakes in the data of a journal, one at a time: each is reported once, in its file. */

/** Data of any type: the tests write invalid values on purpose. */
interface Data {
  [key: string]: Data;
}

const RAIN = 'pages-config/journal/v1/i1/rain.json';
const ISSUE = 'pages-config/journal/v1/i1/index.json';
const SITE = 'pages-config/_site.json';
const NOTICE = 'pages-config/journal/v1/i2/notice.json';

const after = '"to": "/journal/v1/i2" }';
const all: Record<string, string> = {
  ...fixtureFiles,
  [SITE]: fixtureFiles[SITE]!.replace(
    after,
    `${after}, { "label": "A notice", "to": "/journal/v1/i2/notice" }`,
  ),
  [NOTICE]: noticeFile(),
};

const write = (owner: Data, key: string, value: unknown) => Object.assign(owner, { [key]: value });
const list = (value: Data) => value as unknown as Data[];
const author = ({ authors }: Data) => list(authors!)[0]!;

type Mistake = [name: string, change: (data: Data) => void, code: string];

/** Mistakes in papers. */
const papers: Mistake[] = [
  ['pages backwards', (paper) => write(paper, 'pages', { first: 9, last: 3 }), 'page-order'],
  ['a duplicate author', (paper) => list(paper.authors!).push({ ...author(paper) }), 'duplicate-author'],
  ['an author in capitals', (paper) => write(author(paper), 'family', 'DESHMUKH'), 'capital-name'],
  [
    'given name and family name in one key',
    (paper) => write(author(paper), 'family', 'Deshmukh, Anjali'),
    'several-names',
  ],
  [
    'two authors in one entry',
    (paper) => write(author(paper), 'family', 'Deshmukh and Rao'),
    'several-names',
  ],
  [
    'an abstract that begins with the word “Abstract”',
    (paper) => write(paper, 'abstract', ['Abstract: what was asked, how it was looked for, what was found.']),
    'abstract-label',
  ],
  [
    'an ORCID with a wrong check digit',
    (paper) => write(author(paper), 'orcid', '0000-0002-1825-0098'),
    'wrong-orcid',
  ],
  [
    'an ORCID as an address',
    (paper) => write(author(paper), 'orcid', 'https://orcid.org/0000-0002-1825-0097'),
    'malformed-value',
  ],
  ['a DOI as an address', (paper) => write(paper, 'doi', 'https://doi.org/10.1234/abc'), 'malformed-value'],
  ['a keyword twice', (paper) => list(paper.keywords!).push('tests' as never), 'repeated-entry'],
  ['a keyword in capitals, too', (paper) => list(paper.keywords!).push('TESTS' as never), 'repeated-keyword'],
  ['a date of receipt after the publication', (paper) => write(paper, 'received', '2026-01'), 'date-order'],
  [
    'a date of acceptance before the receipt',
    (paper) => Object.assign(paper, { received: '2025-06-10', accepted: '2025-05-01' }),
    'date-order',
  ],
  ['another volume', (paper) => write(paper, 'volume', 2), 'wrong-place'],
  ['a volume in words', (paper) => write(paper, 'volume', '1'), 'wrong-type'],
  ['the file of another paper', (paper) => write(paper, 'file', 'journal/v1/i1/snow.pdf'), 'paper-file'],
  ['a missing file', (paper) => write(paper, 'file', 'journal/v1/i1/rian.pdf'), 'missing-download'],
  ['a missing text', (paper) => write(paper, 'text', 'missing.md'), 'text-name'],
  ['a language in words', (paper) => write(paper, 'language', 'german'), 'malformed-value'],
  ['a language in three letters', (paper) => write(paper, 'language', 'eng'), 'unknown-language'],
  [
    'a future year, which contradicts the notice',
    (paper) => write(paper, 'published', '2031-01'),
    'other-month',
  ],
  ['a thirteenth month', (paper) => write(paper, 'published', '2025-13'), 'malformed-value'],
  ['a month in words', (paper) => write(paper, 'published', 'July 2025'), 'malformed-value'],
  ['an abstract that is not a list', (paper) => write(paper, 'abstract', 'What was asked.'), 'wrong-type'],
  [
    'a title in capitals, which differs from the notice',
    (paper) => write(paper, 'title', 'RAIN ON TIN ROOFS'),
    'capital-title',
  ],
  [
    'an e-mail address in words',
    (paper) => write(author(paper), 'email', 'author at example.org'),
    'malformed-value',
  ],
  ['an author without a family name', (paper) => delete author(paper).family, 'missing-key'],
  ['an author who is a text', (paper) => write(paper, 'authors', ['Anjali Deshmukh']), 'wrong-type'],
  ['no author', (paper) => write(paper, 'authors', []), 'too-few'],
  ['an unknown kind', (paper) => write(paper, 'kind', 'article'), 'wrong-value'],
  ['a licence by its short name', (paper) => write(paper, 'licence', 'CC BY 4.0'), 'malformed-value'],
  [
    'a translation into its own language',
    (paper) => write(paper, 'translations', [{ language: 'en', title: 'Rain on roofs of tin' }]),
    'own-translation',
  ],
  [
    'two translations into one language',
    (paper) =>
      write(
        paper,
        'translations',
        ['Pluie', 'La pluie'].map((title) => ({ language: 'fr', title })),
      ),
    'repeated-translation',
  ],
  [
    'a reference twice',
    (paper) => write(paper, 'references', ['A work. 2020.', 'A work. 2020.']),
    'repeated-reference',
  ],
  [
    'keys of a notice',
    (paper) => {
      for (const key of Object.keys(paper)) if (key !== 'type') delete paper[key];
      Object.assign(paper, {
        kind: 'correction',
        of: `${home}/v1/i1/snow`,
        title: 'Correction: Snow in the upper valley',
        volume: 1,
        issue: 1,
        published: '2025-07',
        summary: 'Table 2 was wrong and is right now.',
        signedBy: [{ name: 'The editors' }],
      });
    },
    'other-type',
  ],
];

/** Mistakes in issues. */
const issues: Mistake[] = [
  ['an issue with a month after its papers', (issue) => write(issue, 'published', '2025-09'), 'other-month'],
  ['another number', (issue) => write(issue, 'issue', 3), 'wrong-place'],
  ['a missing cover', (issue) => write(issue.cover!, 'src', 'drawings/cvoer.svg'), 'missing-image'],
  ['a cover that is a text', (issue) => write(issue, 'cover', 'drawings/cover.svg'), 'wrong-type'],
  ['no month', (issue) => delete issue.published, 'missing-key'],
];

/** Mistakes in the journal's settings. */
const journals: Mistake[] = [
  [
    'a duplicate editor',
    (journal) => list(journal.board!).push({ ...list(journal.board!)[0]! }),
    'repeated-editor',
  ],
  ['an ISSN with a wrong check digit', (journal) => write(journal, 'issn', '1234-5678'), 'wrong-issn'],
  ['a frequency in words', (journal) => write(journal, 'frequency', 'every month'), 'wrong-value'],
  ['an e-mail address without its ending', (journal) => write(journal, 'email', 'editor'), 'malformed-value'],
  ['a year of two digits', (journal) => write(journal, 'started', 25), 'too-small'],
  ['a founding year after the first papers', (journal) => write(journal, 'started', 2030), 'started-late'],
  ['another key', (journal) => write(journal, 'eissn', '1234-5679'), 'unknown-key'],
  ['no route', (journal) => delete journal.route, 'missing-key'],
  ['a language twice', (journal) => write(journal, 'languages', ['English', 'English']), 'repeated-entry'],
  ['several languages in one text', (journal) => write(journal, 'languages', 'English, Hindi'), 'wrong-type'],
];

const within = (key: string, mistakes: Mistake[], file: string) =>
  mistakes.map(([name, change, code]) => [name, file, (data: Data) => change(data[key]!), code] as const);

test.each([
  ...within('template', papers, RAIN),
  ...within('template', issues, ISSUE),
  ...within('journal', journals, SITE),
])('%s (%s)', (_, file, change, code) => {
  const data = JSON.parse(all[file]!) as Data;
  change(data);
  const report = journalReport({ files: { ...all, [file]: JSON.stringify(data, null, 2) } });
  const reported = report
    .split('\n')
    .filter((line) => line.startsWith('pages-config/') && !line.startsWith(storedRecordsFile));
  expect(reported).toEqual([expect.stringMatching(`^${file}:\\d+:\\d+ ${code} `)]);
});
