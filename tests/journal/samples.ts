import { placeholderIn } from '../../src/core/content/placeholder.ts';
import { journalRecord, type JournalRecord } from '../../src/journal/record/record.ts';
import type { PaperRecord } from '../../src/journal/record/paper-record.ts';
import { realProject, root } from '../helpers/project.ts';
import { readProject } from '../../src/build/read-project.ts';
import type { Change } from '../core/fixture.ts';
import { validJournal } from './fixture.ts';
import { home } from './home.ts';

const RAIN = 'pages-config/journal/v1/i1/rain.json';
const SNOW = 'pages-config/journal/v1/i1/snow.json';

/** The journal of the project itself. */
export async function realJournal(): Promise<JournalRecord> {
  const { validation, texts } = await realProject();
  const { media } = await readProject({ engine: root, site: root });
  return journalRecord({ site: validation.site!.data, pages: validation.pages, media, texts });
}

/** Papers that use every property, with signs that one format or another reserves. */
const fullChange: Change = {
  replace: [
    [
      'pages-config/_site.json',
      '"started"',
      '"abbreviation": "J. Fixtures", "doiPrefix": "10.5555", "licence": "https://creativecommons.org/licenses/by/4.0/", "copyrightHolder": "authors", "depositor": { "name": "Fixture", "email": "doi@example.org" }, "started"',
    ],
    [RAIN, 'Rain on tin roofs', 'Rain & “tin” roofs: 50% of $5 #1_a {b} ~c \\\\e <f> 2 > 1'],
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
      { "text": "Unknown (2019). A leaflet on gutters. Northvale.", "url": "https://example.org/gutters?a=1&b=2" }
    ],
    "funding": { "statement": "Funded by Northvale & Co.", "grants": [{ "funder": "Northvale & Co.", "award": "NU-24" }, { "funder": "Rain Trust" }] },
    "competingInterests": "None <declared>.",
    "notices": [
      { "kind": "correction", "date": "2025-09", "note": "Table 2 was wrong & is right now." },
      { "kind": "retraction", "date": "2025-10-04", "note": "The gauge had been read in inches.", "link": "${home}" }
    ],
    "authors": [
      { "given": "Émilie", "family": "d’Ångström-Śmigły", "position": "Lecturer", "affiliation": "Harbour Institute" },
      { "name": "Thangavel", "position": "Fellow", "affiliation": "Harbour Institute" },
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

/** The same with nothing but what a paper must have. */
export function plainJournal(): JournalRecord {
  const bare: Change = {
    replace: [['pages-config/_site.json', '    "issn": "1234-5679",\n', '']],
  };
  return journalRecord(validJournal(bare));
}

/** The same journal once it has its numbers: an ISSN, and for each paper a DOI; none of its papers is a sample. */
function withNumbers(journal: JournalRecord): JournalRecord {
  const numbered = new Map(
    journal.papers.map((paper) => {
      const { sample: _sample, ...real } = paper;
      return [paper, { ...real, doi: paper.doi ?? `10.5555/${paper.slug}` }];
    }),
  );
  const papersOf = (papers: readonly PaperRecord[]) => papers.map((paper) => numbered.get(paper)!);
  return {
    ...journal,
    issn: '1234-5679',
    doiPrefix: '10.5555',
    depositor: { name: 'Fixture', email: 'doi@example.org' },
    papers: papersOf(journal.papers),
    issues: journal.issues.map((issue) => ({ ...issue, papers: papersOf(issue.papers) })),
  };
}

/** Every paper that the tests of outputs look at, with its journal; one with placeholders is still being written. */
export async function allPapers(): Promise<{ name: string; paper: PaperRecord; journal: JournalRecord }[]> {
  const real = await realJournal();
  const journals = { real, numbered: withNumbers(real), full: fullJournal(), plain: plainJournal() };
  return Object.entries(journals).flatMap(([kind, journal]) =>
    journal.papers
      .filter((paper) => !placeholderIn(JSON.stringify(paper)))
      .map((paper) => ({ name: `${kind} ${paper.slug}`, paper, journal })),
  );
}
