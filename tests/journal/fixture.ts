import path from 'node:path';
import type { MediaFile, Project } from '../../src/core/project.ts';
import type { Showing } from '../../src/core/content/dates/showing.ts';
import type { Texts } from '../../src/core/content/texts.ts';
import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { validateProject } from '../../src/core/validate-project.ts';
import type { ExpandTemplate } from '../../src/core/content/valid-page.ts';
import { contentHash } from '../../src/site-build/cache/file-hashes.ts';
import { readProject } from '../../src/site-build/read-project.ts';
import { formatText } from '../../src/tools/report/text.ts';
import { storedUsageFile } from '../../src/journal/core/record/stored/stored-usage.ts';
import { storedRecordsFile } from '../../src/journal/core/record/stored/stored-records.ts';
import { extension } from '../../src/journal/extension.ts';
import { readPaperText } from '../../src/journal/node/read-text/read-text.ts';
import { applyChange, type FixtureChange } from '../core/fixture.ts';
import { home } from './home.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { schemas } = await readProject({ engine: root, site: root });

/** A fixed output in place of the site's templates, because theirs changes. */
const expandTemplate: ExpandTemplate = ({ title = 'An issue' }) => [{ type: 'page-head', title }];

// Created once, because it takes longer than everything else.
const set = composeSchemas(schemas);

const options = { expandTemplate, extensions: [extension], set };

const HOME = `{
  "$schema": "../schemas/editor/page.json",
  "title": "A small journal | Fixture",
  "description": "The front page of a journal that stands only in tests: three papers, two issues.",
  "sections": [
    { "type": "page-head", "variant": "dark", "title": "Papers", "intro": "Read them here.", "action": { "label": "Journal", "to": "/journal" } },
    { "type": "paper-list", "title": "All papers", "items": { "collection": "papers" }, "empty": "None yet." }
  ]
}
`;

const JOURNAL = HOME.replace('A small journal', 'The journal')
  .replace('The front page', 'The main page')
  .replace('"label": "Journal", "to": "/journal"', '"label": "Home", "to": "/"');

const SITE = `{
  "$schema": "../schemas/editor/site.json",
  "name": "Fixture",
  "tagline": "For tests alone",
  "description": "A site that stands only in tests; its journal has three papers in two issues.",
  "url": "https://journal.example.org",
  "language": "en-IN",
  "navigation": [{ "label": "Home", "to": "/" }, { "label": "Journal", "to": "/journal" },
    { "label": "Issue 1", "to": "/journal/v1/i1" }, { "label": "Issue 2", "to": "/journal/v1/i2" }],
  "footer": [{ "title": "Pages", "links": [{ "label": "Home", "to": "/" }] }],
  "social": [{ "network": "linkedin", "to": "https://example.org/linkedin" }],
  "copyright": "© 2026 Fixture",
  "contact": { "email": "hello@example.org", "phones": ["00000 00000"], "address": ["Fixture", "India"] },
  "header": {},
  "journal": {
    "route": "/journal", "title": "Journal of Fixtures",
    "publisher": "Fixture", "email": "hello@example.org",
    "issn": "1234-5679",
    "started": 2025,
    "frequency": "monthly",
    "languages": ["English"],
    "charge": "INR 1000",
    "board": [{ "name": "Asha Verma", "role": "Editor-in-Chief", "affiliation": "Northvale University" }]
  }
}
`;

function issue(number: number, published: string): string {
  return `{
  "$schema": "../../../../schemas/editor/page.json",
  "title": "Volume 1, Issue ${number} | Fixture",
  "description": "Issue ${number} of the journal that stands only in tests, with its papers.",
  "template": {
    "type": "issue",
    "volume": 1,
    "issue": ${number},
    "published": "${published}",
    "cover": { "src": "drawings/cover.svg", "alt": "" }
  }
}
`;
}

interface Facts {
  name: string;
  issue: number;
  title: string;
  family: string;
  published: string;
  pages: string;
}

function paper({ name, issue: number, title, family, published, pages }: Facts): string {
  return `{
  "$schema": "../../../../schemas/editor/page.json",
  "title": "Paper ${name} | Fixture",
  "description": "Paper ${name} of the journal that stands only in tests, in issue ${number}.",
  "template": {
    "type": "paper",
    "title": "${title}",
    "authors": [
      {
        "given": "Anjali",
        "family": "${family}",
        "position": "Lecturer",
        "affiliation": "Northvale University",
        "orcid": "0000-0002-1825-0097",
        "email": "author@example.org",
        "corresponding": true
      }
    ],
    "volume": 1,
    "issue": ${number},
    "published": "${published}",
    "received": "2025-05",
    "abstract": ["What was asked, how it was looked for, and what was found."],
    "keywords": ["tests", "fixtures", "papers"],
    "language": "en",
    "subject": "Testing",
    "pages": ${pages},
    "file": "journal/v1/i${number}/${name}.pdf"
  }
}
`;
}

/** The file of a notice of the paper “rain”, published in the second issue; with the changes of a test. */
export function noticeFile(more: object = {}, title = 'A notice of a paper'): string {
  const page = {
    $schema: '../../../../schemas/editor/page.json',
    title: `${title} | Fixture`,
    description: `${title} of the journal that stands only in tests: what was wrong, and what was done.`,
    template: {
      type: 'notice',
      kind: 'correction',
      of: `${home}/v1/i1/rain`,
      title: 'Correction: Rain on tin roofs',
      volume: 1,
      issue: 2,
      published: '2025-09',
      summary: 'Table 2 was wrong and is right now.',
      signedBy: [{ name: 'The editors' }],
      ...more,
    },
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}

const pdf = (name: string, pages: number): MediaFile => ({
  path: `journal/v1/${name}.pdf`,
  bytes: 60_000,
  format: 'pdf',
  pdf: { pages, text: true, locked: false },
});

/** The files of the fixture's papers, as the project reader measures them. */
export const journalMedia: MediaFile[] = [
  { path: 'drawings/cover.svg', bytes: 900, format: 'svg' },
  pdf('i1/rain', 3),
  pdf('i1/snow', 2),
  pdf('i2/wind', 4),
];

/** The texts of the fixture's files, by path. */
export const fixtureFiles: Readonly<Record<string, string>> = {
  'pages-config/index.json': HOME,
  'pages-config/journal/index.json': JOURNAL,
  'pages-config/_site.json': SITE,
  'pages-config/journal/v1/i1/index.json': issue(1, '2025-07'),
  'pages-config/journal/v1/i2/index.json': issue(2, '2025-08'),
  'pages-config/journal/v1/i1/rain.json': paper({
    name: 'rain',
    issue: 1,
    title: 'Rain on tin roofs',
    family: 'Deshmukh',
    published: '2025-07',
    pages: '{ "first": 1, "last": 3 }',
  }),
  'pages-config/journal/v1/i1/snow.json': paper({
    name: 'snow',
    issue: 1,
    title: 'Snow in the upper valley',
    family: 'Bisht',
    published: '2025-07',
    pages: '{ "first": 4, "last": 5 }',
  }),
  'pages-config/journal/v1/i2/wind.json': paper({
    name: 'wind',
    issue: 2,
    title: 'Wind across the delta',
    family: 'Rao',
    published: '2025-08',
    pages: '{ "first": 1, "last": 4 }',
  }),
};

/** An additional paper without an issue; its file is not among `journalMedia`. */
export const paperOnlineFirst = fixtureFiles['pages-config/journal/v1/i1/snow.json']!.replaceAll(
  'Snow',
  'Hail',
)
  .replaceAll('snow', 'hail')
  .replace('    "volume": 1,\n    "issue": 1,\n', '')
  .replace('    "pages": { "first": 4, "last": 5 },\n', '')
  .replace('v1/i1/hail', 'online-first/hail')
  .replace('"2025-07"', '"2025-07-20"')
  .replace('../../../../', '../../../');

/** The change that makes the first issue a special issue. */
export const specialIssueChange: NonNullable<FixtureChange['replace']>[number] = [
  'pages-config/journal/v1/i1/index.json',
  '"published": "2025-07",',
  `"published": "2025-07", "title": "Quicksilver & weather", "guestEditors": [
    { "given": "Leela", "family": "Varghese", "affiliation": "Harbour Institute", "orcid": "0000-0002-1825-0097" },
    { "family": "Thangavel", "affiliation": "Eastmere College" }],`,
];

/** A project with a small journal and the real schemas, with the change of a test. */
function journalProject(change: FixtureChange = {}): Project {
  const { media = journalMedia } = change;
  const all = applyChange(fixtureFiles, change);
  const site = all.get('pages-config/_site.json')!;
  all.delete('pages-config/_site.json');
  const records = [storedRecordsFile, storedUsageFile].flatMap((path) => {
    const text = all.get(path);
    all.delete(path);
    return text === undefined ? [] : [{ path, text }];
  });
  const files = [...all].map(([file, text]) => ({ path: file, text }));
  const [pages, texts] = [true, false].map((isPage) =>
    files.filter((file) => file.path.endsWith('.json') === isPage),
  );
  return {
    schemas,
    pages: pages!,
    texts: texts!,
    site: { path: 'pages-config/_site.json', text: site },
    forms: [],
    media,
    records,
  };
}

export function journalReport(change: FixtureChange, showing: Partial<Showing> = {}): string {
  const project = journalProject(change);
  const { diagnostics } = validateProject(project, { ...options, showing, texts: readTexts(project) });
  return formatText(diagnostics, false);
}

/** The fixture, validated, with the diagnostics of a change. */
export function validJournal(change: FixtureChange = {}) {
  const project = journalProject(change);
  const { pages, site } = validateProject(project, options);
  return { pages, site: site!.data, media: project.media, texts: readTexts(project) };
}

/** The texts next to papers, as the build reads them. */
function readTexts({ texts = [] }: Project): Texts {
  const read = new Map(texts.map((file) => [file.path, { file, ...readPaperText(file) }]));
  return {
    files: [...read.keys()],
    getHash: (file) => read.get(file) && contentHash(read.get(file)!.file.text),
    getFacts: (file) => read.get(file)?.facts,
    getMedia: (file) => read.get(file)?.facts.pictures.map((picture) => picture.file) ?? [],
    getText: (file) => read.get(file)?.text,
  };
}
