import type { MediaFile } from 'pagewright/content';
import { changeFiles, fileValidator, type FilesChange } from 'pagewright/testing';
import { extension } from '../../extension.ts';
import { home } from './home.ts';

/** A fixed output in place of the site's templates, because theirs changes. */
const validate = await fileValidator(extension, ({ title = 'An issue' }) => [{ type: 'page-head', title }]);

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
  .replace('../../../../../', '../../../../');

/** The change that makes the first issue a special issue. */
export const specialIssueChange: NonNullable<FilesChange['replace']>[number] = [
  'pages-config/journal/v1/i1/index.json',
  '"published": "2025-07",',
  `"published": "2025-07", "title": "Quicksilver & weather", "guestEditors": [
    { "given": "Leela", "family": "Varghese", "affiliation": "Harbour Institute", "orcid": "0000-0002-1825-0097" },
    { "family": "Thangavel", "affiliation": "Eastmere College" }],`,
];

/** The fixture with the change of a test, validated with the real schemas. */
function validated(change: FilesChange, showing?: { drafts?: boolean; isDevelopment?: boolean }) {
  const { media = journalMedia } = change;
  return validate({ files: changeFiles(fixtureFiles, change), media, showing });
}

export function journalReport(change: FilesChange, showing?: Parameters<typeof validated>[1]): string {
  return validated(change, showing).report;
}

/** The fixture, validated, with the diagnostics of a change. */
export function validJournal(change: FilesChange = {}) {
  const { validation, project, texts } = validated(change);
  return { pages: validation.pages, site: validation.site!.data, media: project.media, texts };
}
