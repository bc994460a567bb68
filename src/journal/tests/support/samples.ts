import { issuePath } from '../../core/record/issue-number.ts';
import { newestItems } from '../../core/record/lists/items.ts';
import { placeholderIn } from 'pagewright/text';
import { journalRecord, type JournalRecord } from '../../core/record/record.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { validateSite } from 'pagewright/command';
import type { FilesChange } from 'pagewright/testing';
import {
  fixtureFiles,
  journalMedia,
  journalReport,
  noticeFile,
  paperOnlineFirst,
  specialIssueChange,
  validJournal,
} from './fixture.ts';
import { engine } from './engine.ts';
import { home } from './home.ts';

const RAIN = 'pages-config/journal/v1/i1/rain.json';
/** Characters that one format or another reserves. */
const RAIN_TITLE = 'Rain & “tin” roofs: 50% of $5 #1_a {b} ~c \\e <f> 2 > 1';
const SNOW = 'pages-config/journal/v1/i1/snow.json';

/** The journal of the project itself. */
export async function realJournal(): Promise<JournalRecord> {
  const { validation, project, texts } = await validateSite({ engine, site: engine });
  const { media } = project;
  return journalRecord({ site: validation.site!.data, pages: validation.pages, media, texts });
}

/** Works as data, as reference managers and editors write them. */
const works = JSON.stringify([
  {
    id: 'sen2021',
    type: 'article-journal',
    author: [
      { family: 'Sen', given: 'Asha', 'dropping-particle': 'von' },
      { family: 'Berg', 'non-dropping-particle': 'van der', given: 'Ludwig', suffix: 'Jr.' },
      { literal: 'The Rain & Roof Group' },
    ],
    issued: { 'date-parts': [['2021', 4]] },
    title: 'Drops <and> sounds; a survey',
    'container-title': 'Roofs & Gutters',
    'container-title-short': 'Roofs Gutt.',
    volume: 4,
    issue: '1-2',
    page: '11–29',
    DOI: '10.5555/roofs.4.11',
    PMID: '31452104',
    PMCID: 'PMC6708342',
    ISSN: '1234-5679',
    abstract: 'Not used.',
  },
  {
    type: 'article-journal',
    author: [{ family: 'Thangavel' }],
    issued: '2022',
    title: 'Hail',
    'container-title': 'Roofs',
    page: 'e123',
  },
  {
    type: 'book',
    editor: [{ family: 'Rao', given: 'N.' }],
    issued: '1921/1922',
    title: 'Tin',
    publisher: 'Example Press',
    'publisher-place': 'Northvale',
    edition: '2',
    ISBN: '978-3-16-148410-0',
    'number-of-pages': 210,
    'collection-title': 'Metals',
    'collection-number': 3,
  },
  {
    type: 'chapter',
    author: [{ given: 'Meera' }],
    issued: '1999',
    title: 'On zinc',
    'container-title': 'Metals',
    editor: [{ family: 'Rao', given: 'N.' }],
    page: 'iv-xii',
  },
  {
    type: 'webpage',
    author: [{ literal: 'Rain Trust' }],
    title: 'Leaflet',
    URL: 'http://example.org/leaflet?a=1&b=2',
    accessed: '2025-06-30',
    issued: { literal: 'no date' },
  },
  {
    type: 'dataset',
    author: [{ family: 'Sen', given: 'Asha' }],
    issued: '2020-01-05',
    title: 'Readings',
    publisher: 'Example Archive',
    version: '2.1',
    DOI: '10.5555/readings.2',
  },
  {
    type: 'paper-conference',
    author: [{ family: 'Vaz', given: 'I.' }],
    title: 'Rain on film',
    'container-title': 'Proceedings',
    'event-title': 'Roofs 2019',
    'event-place': 'Eastmere',
    'event-date': '2019-05',
    issued: '2019',
    page: '3-5, 8',
  },
  {
    type: 'thesis',
    author: [{ family: 'Das', given: 'P.' }],
    title: 'Gutters',
    genre: 'PhD thesis',
    publisher: 'Northvale University',
    issued: '2018',
    language: 'en',
    note: 'In the archive; box 7.',
  },
  {
    type: 'legal_case',
    title: 'Roof v. Gutter',
    number: 'N 7',
    authority: 'Hill Court',
    issued: { 'date-parts': [[2001]], season: 'Spring' },
  },
  {
    type: 'article',
    author: [{ family: 'Sen', given: 'A.' }, { literal: 'et al.' }],
    title: 'Sleet',
    archive: 'Example Preprints',
    issued: '2024-11',
    URL: 'https://example.org/sleet',
  },
]).slice(1, -1);

/** Papers that use every property, with reserved characters of formats. */
const fullChange: FilesChange = {
  files: {
    'pages-config/journal/v1/i2/rain-correction.json': noticeFile({
      title: `Correction: ${RAIN_TITLE}`,
      summary: 'Table 2 was wrong & is right now.',
    }),
    'pages-config/journal/v1/i2/rain-retraction.json': noticeFile(
      {
        kind: 'retraction',
        title: `Retraction: ${RAIN_TITLE}`,
        published: '2025-10-04',
        summary: 'The gauge had been read in inches.',
        reason: 'An honest mistake, which the authors found themselves <afterwards>.',
        text: '<p>All <em>figures</em> are too low.</p>',
        signedBy: [{ given: 'Asha', family: 'Verma', role: 'Editor-in-Chief' }, { name: 'The authors' }],
        doi: '10.5555/jf.v1i2.n1',
      },
      'Its retraction',
    ),
  },
  replace: [
    [
      'pages-config/_site.json',
      '"started"',
      '"abbreviation": "J. Fixtures", "doiPrefix": "10.5555", "crossmarkPolicy": "10.5555/corrections", "licence": "https://creativecommons.org/licenses/by/4.0/", "copyrightHolder": "authors", "depositor": { "name": "Fixture", "email": "doi@example.org" }, "started"',
    ],
    [RAIN, 'Rain on tin roofs', JSON.stringify(RAIN_TITLE).slice(1, -1)],
    [
      RAIN,
      '    "authors": [\n',
      `    "subtitle": "What is heard — and why?",
    "translations": [
      { "language": "hi", "title": "टीन की छत पर बारिश", "subtitle": "क्या सुना गया", "abstract": ["क्या पूछा गया & क्या <मिला>।", "दूसरा अनुच्छेद।"], "keywords": ["बारिश", "टीन & छत"] },
      { "language": "ur", "title": "ٹین کی چھت پر بارش", "abstract": ["کیا پوچھا گیا اور کیا ملا۔"] },
      { "language": "ta", "title": "தகரக் கூரையில் மழை" }
    ],
    "kind": "research-article",
    "doi": "10.5555/jf.v1i1.1_(a)",
    "accepted": "2025-06-14",
    "licence": "https://creativecommons.org/licenses/by-nc/4.0/",
    "references": [
      "Bisht, R. (2021). The bus that lent books & more. Hill Schools Review, 4, 11–29.",
      { "text": "Rao, N. (2020). Weather <and> law. Law Papers, 2.", "doi": "10.5555/law.2" },
      { "text": "Unknown (2019). A leaflet on gutters. Northvale.", "url": "https://example.org/gutters?a=1&b=2" },
      ${works}
    ],
    "funding": { "statement": "Funded by Northvale & Co.", "grants": [{ "funder": "Northvale & Co.", "award": "NU-24", "ror": "00samp171", "funderId": "10.13039/000000000000" }, { "funder": "Rain Trust" }] },
    "competingInterests": "None <declared>.",
    "ethics": "The committee of Northvale & Co. approved it.",
    "aiUse": "No tool of <AI> was used.",
    "dataAvailability": { "statement": "The gauges & their readings are kept.", "links": [{ "label": "Readings", "url": "https://doi.org/10.5555/readings.1?a=1&b=2" }] },
    "supplements": [{ "label": "Readings & notes", "file": "journal/v1/i1/rain-readings.csv", "description": "Each hour of <rain>." }],
    "acknowledgements": "We thank the owners of the roofs & their neighbours.",
    "versions": [
      { "date": "2025-07-09", "changes": "As first published." },
      { "date": "2025-09", "changes": "Table 2 <was> corrected." }
    ],
    "authors": [
      { "given": "Émilie", "family": "d’Ångström-Śmigły", "position": "Lecturer", "affiliation": "Harbour Institute", "ror": "00samp268",
        "furtherAffiliations": [{ "name": "Eastmere & West", "ror": "00samp365" }, { "name": "Rain Trust" }],
        "roles": [{ "role": "writing-review-editing", "degree": "lead" }, { "role": "software" }],
        "equalContribution": true, "note": "Now at Northvale & Co." },
      { "name": "Thangavel", "equalContribution": true, "position": "Fellow", "affiliation": "Harbour Institute" },
      { "given": "Maria del", "family": "Two Words", "position": "Reader", "affiliation": "Eastmere College" },
      { "given": "Ludwig", "family": "van der Berg", "position": "Reader", "affiliation": "Eastmere College" },
      { "given": "उर्मिला", "family": "बहुगुणा", "position": "Lecturer", "affiliation": "Eastmere College" },
`,
    ],
    [RAIN, '"Deshmukh"', '"Deshmukh and Sons"'],
    [RAIN, '"published": "2025-07"', '"published": "2025-07-09"'],
    [
      RAIN,
      '"What was asked, how it was looked for, and what was found."',
      '"Ünïcode & <tags>, 50% {braces} _under_ #hash $5 ~ ^ \\\\ \\"quoted\\".", "A second paragraph."',
    ],
    [SNOW, '    "pages": { "first": 4, "last": 5 },\n', ''],
    [SNOW, '"received": "2025-05",\n', '"sample": true,\n'],
    [SNOW, '        "orcid": "0000-0002-1825-0097",\n', ''],
  ],
};

export function fullJournal(): JournalRecord {
  return journalRecord(validJournal(fullChange));
}

/** The fixture with only required properties. */
export function plainJournal(): JournalRecord {
  const bare: FilesChange = {
    replace: [['pages-config/_site.json', '    "issn": "1234-5679",\n', '']],
  };
  return journalRecord(validJournal(bare));
}

const HAIL = 'pages-config/journal/online-first/hail.json';

/**
 * Unusual cases: a special issue with guest editors, a paper online first, and a paper in a language without a
 * two-letter code.
 */
const unusualChange: FilesChange = {
  files: { [HAIL]: paperOnlineFirst },
  media: [...journalMedia, { ...journalMedia[1]!, path: 'journal/online-first/hail.pdf' }],
  replace: [
    specialIssueChange,
    [
      'pages-config/_site.json',
      '"started"',
      '"doiPrefix": "10.5555", "depositor": { "name": "Fixture", "email": "doi@example.org" }, "started"',
    ],
    [RAIN, '"received"', '"doi": "10.5555/jf.1", "received"'],
    [SNOW, '"received"', '"doi": "10.5555/jf.2", "received"'],
    [SNOW, '"language": "en"', '"language": "sat"'],
    [HAIL, '"received"', '"doi": "10.5555/jf.3", "received"'],
  ],
};

/** The journal of the fixture with a special issue, a paper online first, and one in Santali. */
export function unusualJournal(): JournalRecord {
  return journalRecord(validJournal(unusualChange));
}

const EDITORIAL = 'pages-config/journal/online-first/editorial.json';

/** A work for each number: every tenth is a book, every seventh a text. */
function manyWorks(count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 7 === 6) return `Rao, N. (${1900 + (index % 100)}). Leaflet ${index}. Northvale.`;
    const author = [{ family: `Sen${index}`, given: 'Asha' }];
    const issued = String(1950 + (index % 70));
    return index % 10 === 9
      ? { type: 'book', author, issued, title: `Roofs of town ${index}`, publisher: 'Example Press' }
      : {
          type: 'article-journal',
          author,
          issued,
          title: `Rain of year ${index}`,
          'container-title': 'Roofs',
          volume: String(index),
          page: `e${index}`,
          DOI: `10.5555/rain.${index}`,
        };
  });
}

/**
 * A journal without issues: volumes alone, article numbers, two ISSNs, a group and an independent scholar as authors,
 * two corresponding authors, related works, 500 references, and an editorial without abstract, keywords and PDF.
 */
const continuousChange: FilesChange = {
  files: {
    ...Object.fromEntries(
      ['i1/index', 'i1/rain', 'i1/snow', 'i2/index', 'i2/wind'].map((name) => [
        `pages-config/journal/v1/${name}.json`,
        null,
      ]),
    ),
    [HAIL]: paperOnlineFirst,
    [EDITORIAL]: paperOnlineFirst
      .replaceAll('hail', 'editorial')
      .replace(
        '"title": "Hail in the upper valley"',
        '"kind": "editorial", "doi": "10.5555/jf.e2", "title": "Why it rains"',
      )
      .replace(/ {4}"abstract": .*\n/, '')
      .replace(/ {4}"keywords": .*\n/, '')
      .replace(/ {4}"subject": .*\n/, '')
      .replace(/,\n {4}"file": .*\n/, '\n'),
  },
  media: [...journalMedia, { ...journalMedia[1]!, path: 'journal/online-first/hail.pdf' }],
  replace: [
    ['pages-config/_site.json', '"frequency": "monthly"', '"frequency": "continuous"'],
    [
      'pages-config/_site.json',
      '"started"',
      '"issnPrint": "0000-0019", "doiPrefix": "10.5555", "depositor": { "name": "Fixture", "email": "doi@example.org" }, "started"',
    ],
    [
      'pages-config/_site.json',
      `,
    { "label": "Issue 1", "to": "${home}/v1/i1" }, { "label": "Issue 2", "to": "${home}/v1/i2" }`,
      '',
    ],
    [
      HAIL,
      '"received"',
      `"volume": 7, "doi": "10.5555/jf.e1", "articleNumber": "e1", "references": ${JSON.stringify(manyWorks(500))},
      "relatedWorks": [{ "relation": "preprint", "doi": "10.5555/preprint.1" }, { "relation": "review-report", "label": "Reports", "url": "https://example.org/reports/1" }, { "relation": "data", "doi": "10.5555/hail.data" }],
      "received"`,
    ],
    [
      HAIL,
      '"authors": [',
      `"authors": [
        { "group": "The Hail & Ice Group", "email": "group@example.org", "corresponding": true },
        { "given": "Meera", "family": "Iyer", "affiliation": "Independent researcher" },
        { "name": "Thangavel" },`,
    ],
  ],
};

export function continuousJournal(): JournalRecord {
  return journalRecord(validJournal(continuousChange));
}

export function continuousReport(): string {
  return journalReport(continuousChange);
}

const [WIND, SECOND] = ['wind', 'index'].map((name) => `pages-config/journal/v1/i2/${name}.json`) as [
  string,
  string,
];

/** A page of the second issue, for another issue. */
function inIssue(
  file: string,
  number: string,
  published: string,
  more: readonly [string, string][] = [],
): string {
  const folder = issuePath({ volume: 1, issue: number }).replace('v1/', '');
  const moved = fixtureFiles[file]!.replaceAll('"issue": 2', `"issue": "${number}"`)
    .replaceAll('v1/i2', `v1/${folder}`)
    .replaceAll('Issue 2', `Issue ${number.replace('-', '–')}`)
    .replaceAll('issue 2', `issue ${number.replace('-', '–')}`)
    .replaceAll('2025-08', published);
  return more.reduce((text, [from, to]) => text.replaceAll(from, to), moved);
}

/**
 * A bimonthly journal with a double issue, a supplement of a volume, and one of an issue, in the order of their months:
 * 1, 1 Suppl. 1, Suppl. 1, 2-3.
 */
const doubleChange = (double = '2-3', published = '2025-11'): FilesChange => ({
  files: {
    [WIND]: null,
    [SECOND]: null,
    [`pages-config/journal/v1/i${double}/index.json`]: inIssue(SECOND, double, published),
    [`pages-config/journal/v1/i${double}/wind.json`]: inIssue(WIND, double, published),
    'pages-config/journal/v1/s1/index.json': inIssue(SECOND, 'Suppl. 1', '2025-09'),
    'pages-config/journal/v1/s1/fog.json': inIssue(WIND, 'Suppl. 1', '2025-09', [
      ['Wind across the delta', 'Fog in the harbour'],
      ['wind', 'fog'],
      ['{ "first": 1, "last": 4 }', '{ "first": "S1", "last": "S4" }'],
    ]),
    'pages-config/journal/v1/i1-s1/index.json': inIssue(SECOND, '1 Suppl. 1', '2025-07'),
    'pages-config/journal/v1/i1-s1/dew.json': inIssue(WIND, '1 Suppl. 1', '2025-07', [
      ['Wind across the delta', 'Dew before dawn'],
      ['wind', 'dew'],
    ]),
  },
  media: [
    ...journalMedia.slice(0, 3),
    ...[`i${double}/wind`, 's1/fog', 'i1-s1/dew'].map((name) => ({
      ...journalMedia[3]!,
      path: `journal/v1/${name}.pdf`,
    })),
  ],
  replace: [
    ['pages-config/_site.json', '"frequency": "monthly"', '"frequency": "bimonthly"'],
    [
      'pages-config/_site.json',
      '"started"',
      '"doiPrefix": "10.5555", "doiPattern": "jf.v{volume}i{issue}.{number}", "depositor": { "name": "Fixture", "email": "doi@example.org" }, "started"',
    ],
    [
      'pages-config/_site.json',
      `{ "label": "Issue 2", "to": "${home}/v1/i2" }`,
      `{ "label": "Issues 2–3", "to": "${home}/v1/i${double}" }, { "label": "Supplement", "to": "${home}/v1/s1" }, { "label": "Supplement of Issue 1", "to": "${home}/v1/i1-s1" }`,
    ],
  ],
});

export function doubleJournal(): JournalRecord {
  return journalRecord(doubleSources());
}

/** The sources of its record. */
export function doubleSources() {
  return validJournal(doubleChange());
}

/**
 * The diagnostics of this journal.
 * @param double the number of the double issue, and its folder
 */
export function doubleReport(double?: string, published?: string, frequency = 'bimonthly'): string {
  const change = doubleChange(double, published);
  const replace = [...change.replace!];
  return journalReport({
    ...change,
    replace: [...replace, ['pages-config/_site.json', '"bimonthly"', `"${frequency}"`]],
  });
}

/** The same journal with its numbers: an ISSN, and for each paper a DOI; none of its papers is a sample. */
function withNumbers(journal: JournalRecord): JournalRecord {
  const numbered = new Map(
    newestItems(journal).map((paper) => {
      const { sample: _sample, ...real } = paper;
      return [paper, { ...real, doi: paper.doi ?? `10.5555/${paper.slug}` }];
    }),
  );
  const numberedPapers = (papers: readonly PaperRecord[]) => papers.map((paper) => numbered.get(paper)!);
  return {
    ...journal,
    issn: '1234-5679',
    doiPrefix: '10.5555',
    depositor: { name: 'Fixture', email: 'doi@example.org' },
    papers: numberedPapers(journal.papers),
    notices: numberedPapers(journal.notices),
    issues: journal.issues.map((issue) => ({
      ...issue,
      papers: numberedPapers(issue.papers),
      notices: numberedPapers(issue.notices),
    })),
  };
}

/** The journals for the tests of outputs: with ISSN and DOIs, without them, and with all properties. */
export async function allJournals(): Promise<{ kind: string; journal: JournalRecord }[]> {
  const real = await realJournal();
  return [
    { kind: 'real', journal: real },
    { kind: 'numbered', journal: withNumbers(real) },
    { kind: 'full', journal: fullJournal() },
    { kind: 'unusual', journal: unusualJournal() },
    { kind: 'plain', journal: plainJournal() },
    { kind: 'continuous', journal: continuousJournal() },
    { kind: 'double', journal: withNumbers(doubleJournal()) },
  ];
}

/** The finished papers and notices of these journals; placeholders mark an unfinished one. */
export function samplePapers(
  journals: Awaited<ReturnType<typeof allJournals>>,
): { name: string; paper: PaperRecord; journal: JournalRecord }[] {
  return journals.flatMap(({ kind, journal }) =>
    newestItems(journal)
      .filter((paper) => !placeholderIn(JSON.stringify(paper)))
      .map((paper) => ({ name: `${kind} ${paper.slug}`, paper, journal })),
  );
}
