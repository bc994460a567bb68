import { storedRecordsText } from '../../core/record/stored/stored-records.ts';
import { fixtureFiles, journalMedia, noticeFile, paperOnlineFirst } from './fixture.ts';
import { home } from './home.ts';
import type { FilesChange } from 'pagewright/testing';

/** One kind of broken content: the change of the fixture, and the whole report, line by line. */
interface BrokenCase {
  name: string;
  change: FilesChange;
  report: string[];
  /** The reason why one mistake gives two diagnostics. */
  two?: string;
}

/** A change that replaces one text of a file by another. */
const change = (file: string, from: string, to: string): FilesChange => ({ replace: [[file, from, to]] });

const RAIN = 'pages-config/journal/v1/i1/rain.json';
const SNOW = 'pages-config/journal/v1/i1/snow.json';
const HAIL = 'pages-config/journal/online-first/hail.json';
const WIND = 'pages-config/journal/v1/i2/wind.json';
const I1 = 'pages-config/journal/v1/i1/index.json';
const I2 = 'pages-config/journal/v1/i2/index.json';
const NOTICE = 'pages-config/journal/v1/i2/rain-first.json';
const SECOND = 'pages-config/journal/v1/i2/rain-second.json';
const HOME = 'pages-config/index.json';
const SITE = 'pages-config/_site.json';
const RECORDS = 'pages-config/_records/journal.json';

/** Notices of “rain” in the second issue, each with its changes. */
function noticed(...notices: object[]): BrokenCase['change'] {
  const last = '"to": "/journal/v1/i2" }';
  const names = ['first', 'second'].slice(0, notices.length);
  const links = names.map((name) => `, { "label": "Notice ${name}", "to": "/journal/v1/i2/rain-${name}" }`);
  const files = notices.map((more, index) => [
    [NOTICE, SECOND][index],
    noticeFile(more, `The ${names[index]} notice of a paper`),
  ]);
  return { files: Object.fromEntries(files), replace: [[SITE, last, last + links.join('')]] };
}

function withPdf(more: object): BrokenCase['change'] {
  const media = journalMedia.map((file) => (file.path.includes('rain') ? { ...file, ...more } : file));
  return { media };
}

/** Adds a text next to a paper, whose file names it. */
function withText(
  text: string,
  more: Partial<BrokenCase['change']> = {},
  name = 'rain.md',
): BrokenCase['change'] {
  const { replace } = change(RAIN, '"language": "en",', `"language": "en", "text": "${name}",`);
  return { replace: replace!, files: { [RAIN.replace('json', 'md')]: text }, ...more };
}

/** A paper online first, with its list page, and with one text of its file replaced. */
function onlineFirst(from: string, to: string): BrokenCase['change'] {
  const list = {
    $schema: '../../schemas/editor/page.json',
    title: 'Papers online first | Fixture',
    description:
      'The papers of the journal that stands only in tests which have appeared and are in no issue yet.',
    template: { type: 'online-first' },
  };
  const paper = paperOnlineFirst.replace(from, to);
  const pdf = journalMedia.find((file) => file.path.includes('snow'))!;
  const link = '"to": "/journal/v1/i2" }';
  return {
    files: { [HAIL]: paper, 'pages-config/journal/online-first.json': `${JSON.stringify(list, null, 2)}\n` },
    media: [...journalMedia, { ...pdf, path: 'journal/online-first/hail.pdf' }],
    replace: [[SITE, link, `${link}, { "label": "Online first", "to": "/journal/online-first" }`]],
  };
}

function withVersions(versions: string): BrokenCase['change'] {
  return change(RAIN, '"received"', `"versions": [${versions}],\n    "received"`);
}

export const cases: BrokenCase[] = [
  {
    name: 'a paper in the folder of another issue, with its files where they were',
    change: { files: { [SNOW]: null, [SNOW.replace('i1', 'i2')]: fixtureFiles[SNOW]! } },
    report: [
      'pages-config/journal/v1/i2/snow.json:20:14 wrong-place The file says volume 1, issue 1, but is at /journal/v1/i2/snow.',
      '  Move it to /journal/v1/i1/…, or correct the numbers: links and citations follow the address.',
    ],
  },
  {
    name: 'a journal whose address has no page',
    change: change(SITE, '"route": "/journal", "title"', '"route": "/jurnal", "title"'),
    report: [
      'pages-config/_site.json:16:14 broken-link There is no page /jurnal.',
      '  Did you mean "/journal"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an issue that is gone, with its papers there',
    change: { files: { [I1]: null } },
    report: [
      'pages-config/_site.json:9:33 broken-link There is no page /journal/v1/i1.',
      '  Write pages-config/journal/v1/i1.json, or link to a page that exists.',
    ],
  },
  {
    name: 'a gap in the numbers of issues',
    change: {
      files: {
        [I2]: null,
        [I2.replace('i2', 'i3')]: fixtureFiles[I2]!.replace('"issue": 2', '"issue": 3'),
        [WIND]: null,
        [WIND.replace('i2', 'i3')]: fixtureFiles[WIND]!.replace('"issue": 2', '"issue": 3').replace(
          'v1/i2',
          'v1/i3',
        ),
      },
      replace: [[SITE, `${home}/v1/i2`, `${home}/v1/i3`]],
      media: journalMedia.map((file) => ({ ...file, path: file.path.replace('i2/wind', 'i3/wind') })),
    },
    report: [
      'pages-config/journal/v1/i3/index.json:8:14 missing-issue (warning) Between volume 1, issue 1 and volume 1, issue 3 an issue is missing.',
      '  Correct the number and the folder, or add the issue: readers and indexes look for each number.',
    ],
  },
  {
    name: 'a double issue with the number of another issue',
    change: {
      files: {
        [I2]: null,
        [I2.replace('i2', 'i1-2')]: fixtureFiles[I2]!.replace('"issue": 2', '"issue": "1-2"'),
        [WIND]: null,
        [WIND.replace('i2', 'i1-2')]: fixtureFiles[WIND]!.replace('"issue": 2', '"issue": "1-2"').replace(
          'v1/i2',
          'v1/i1-2',
        ),
      },
      replace: [[SITE, `${home}/v1/i2`, `${home}/v1/i1-2`]],
      media: journalMedia.map((file) => ({ ...file, path: file.path.replace('i2/wind', 'i1-2/wind') })),
    },
    report: [
      'pages-config/journal/v1/i1-2/index.json:8:14 double-issue pages-config/journal/v1/i1/index.json has a number of volume 1, issues 1–2.',
      '  Write the first and last of its numbers, such as "3-4": each number is in one issue.',
    ],
  },
  {
    name: 'a text that is not there',
    change: change(RAIN, '"language": "en",', '"language": "en", "text": "rain.md",'),
    report: [
      'pages-config/journal/v1/i1/rain.json:25:31 missing-text The file rain.md does not exist.',
      '  Put it beside the paper’s file, or remove "text".',
    ],
  },
  {
    name: 'a text under another name',
    change: withText('Words.', {}, 'snow.md'),
    report: [
      'pages-config/journal/v1/i1/rain.json:25:31 text-name The paper’s text is not rain.md or rain.xml.',
      '  The text must be beside the paper’s file, with its name: rename it, or correct the name here.',
    ],
  },
  {
    name: 'a text with a heading that skips a level',
    change: withText('## A\n\n#### B\n\nAs before.'),
    report: [
      'pages-config/journal/v1/i1/rain.md:3:1 text-level The heading skips a level: #### follows ##.',
      '  Write ###. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a text that cites what is in no list',
    change: withText('## A\n\nAs in [2].'),
    report: [
      'pages-config/journal/v1/i1/rain.md:3:7 text-citation The text cites work 2, but the paper lists no references.',
      '  Correct the number, or add the work to "references"; a number in brackets that cites nothing is written \\[1994\\].',
    ],
  },
  {
    name: 'a picture of a text that is not there',
    change: withText('Figure 1. A.\n\n![A](raim.png)', {
      media: [
        ...journalMedia,
        { path: 'journal/v1/i1/rain.png', file: 'pages-config/journal/v1/i1/rain.png', bytes: 9 },
      ],
    }),
    report: [
      'pages-config/journal/v1/i1/rain.md:3:6 text-picture The picture raim.png does not exist.',
      '  Did you mean "rain.png"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a picture of a text that is too heavy',
    change: withText('Figure 1. A.\n\n![A](map.png)', {
      media: [
        ...journalMedia,
        {
          path: 'journal/v1/i1/map.png',
          file: 'pages-config/journal/v1/i1/map.png',
          bytes: 2_000_000,
          format: 'png',
        },
      ],
    }),
    report: [
      'pages-config/journal/v1/i1/rain.md:3:6 too-heavy journal/v1/i1/map.png is 2.0 MB; the limit for a photograph is 1.5 MB.',
      '  Make it smaller first: fewer pixels, or a simpler drawing.',
    ],
  },
  {
    name: 'a text that makes the page of its paper too heavy',
    change: withText('Words and words and words. '.repeat(4_300)),
    report: [
      'pages-config/journal/v1/i1/rain.json:25:31 text-long (warning) The text is so long that the paper’s page has about 161 kB; the limit for a page is 160 kB.',
      '  Make long tables and appendices "supplements", files beside the paper; a text that has to be so long gets a budget in _site.json: { "route": "/journal/v1/i1/rain", "html": 50000, "reason": "…" }.',
    ],
  },
  {
    name: 'records that are older than the papers, one of which has a fault yet',
    change: {
      files: {
        [RECORDS]: storedRecordsText(
          new Map([[`${home}/v1/i1/hail`, { date: '2025-09-01', hash: '0'.repeat(16) }]]),
        ),
      },
      replace: [[RAIN, '"subject"', '"subjct"']],
    },
    report: [
      'pages-config/journal/v1/i1/rain.json:26:5 unknown-key Unknown key "subjct" in “Paper”.',
      '  Did you mean "subject"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'records for harvesters that are older than the papers',
    change: {
      files: {
        [RECORDS]: storedRecordsText(
          new Map([[`${home}/v1/i1/hail`, { date: '2025-09-01', hash: '0'.repeat(16) }]]),
        ),
      },
    },
    report: [
      'pages-config/_records/journal.json:1:1 old-records (warning) The records for harvesters are older than the papers: /journal/v1/i2/wind, /journal/v1/i1/rain, /journal/v1/i1/snow and 1 more.',
      '  Run `npm run journal -- records` before you commit: it dates what has changed, and marks what was removed.',
    ],
  },
  {
    name: 'records for harvesters that somebody wrote by hand',
    change: { files: { [RECORDS]: '{ "papers": { "/journal/v1/i1/rain": "yesterday" } }' } },
    report: [
      'pages-config/_records/journal.json:1:1 broken-records The records for harvesters were edited by hand.',
      '  Restore the file from version control, then run `npm run journal -- records`.',
    ],
  },
  {
    name: 'a translation into the paper’s own language',
    change: change(
      SNOW,
      '"authors"',
      `"translations": [
        { "language": "en-GB", "title": "Snow in the valley" }
      ],
      "authors"`,
    ),
    report: [
      'pages-config/journal/v1/i1/snow.json:9:23 own-translation The paper is in "en" itself: this is not a translation.',
      '  Name the language that the text is translated into, or remove it here.',
    ],
  },
  {
    name: 'a translation that is there twice; in other letters it is another',
    change: change(
      SNOW,
      '"authors"',
      `"translations": [
        { "language": "hi", "title": "घाटी में बर्फ़" },
        { "language": "hi", "title": "ऊपरी घाटी में बर्फ़" },
        { "language": "hi-Latn", "title": "Ghati mein barf" }
      ],
      "authors"`,
    ),
    report: [
      'pages-config/journal/v1/i1/snow.json:10:23 repeated-translation There is a translation into "hi" above already.',
      '  Join the two, or name the language of this one.',
    ],
  },
  {
    name: 'a translated text that is not in the letters of its language',
    change: change(
      SNOW,
      '"authors"',
      `"translations": [
        { "language": "ta", "title": "பள்ளத்தாக்கில் பனி", "abstract": ["घाटी में बर्फ़ कैसे गिरती है।"] }
      ],
      "authors"`,
    ),
    report: [
      'pages-config/journal/v1/i1/snow.json:9:72 other-script (warning) Most of this text is not in the letters of "ta".',
      '  Correct the language or the text; the code of a language in unusual letters names them: "sa-Latn" is Sanskrit in Latin letters.',
    ],
  },
  {
    name: 'an abstract that is not in the letters of the paper’s language',
    change: change(SNOW, '"language": "en"', '"language": "ur"'),
    report: [
      'pages-config/journal/v1/i1/snow.json:23:17 other-script (warning) Most of this text is not in the letters of "ur".',
      '  Correct the language or the text; the code of a language in unusual letters names them: "sa-Latn" is Sanskrit in Latin letters.',
    ],
  },
  {
    name: 'the number of a funder with a wrong digit',
    change: change(
      SNOW,
      '"authors": [',
      `"funding": { "statement": "By the trust.", "grants": [{ "funder": "Rain Trust", "ror": "00samp172" }] },
      "authors": [`,
    ),
    report: [
      'pages-config/journal/v1/i1/snow.json:8:92 wrong-ror 00samp172 is not a ROR number: its check digits are wrong.',
      '  Copy it again from the institution’s page at ror.org.',
    ],
  },
  {
    name: 'the number of an institution with a wrong digit',
    change: change(
      SNOW,
      '"orcid"',
      '"ror": "00samp171", "furtherAffiliations": [{ "name": "Rain Trust", "ror": "00samp269" }],\n"orcid"',
    ),
    report: [
      'pages-config/journal/v1/i1/snow.json:14:84 wrong-ror 00samp269 is not a ROR number: its check digits are wrong.',
      '  Copy it again from the institution’s page at ror.org.',
    ],
  },
  {
    name: 'a file that is not beside its paper',
    change: change(
      SNOW,
      '"authors": [',
      '"supplements": [{ "label": "Notes", "file": "journal/v1/i2/wind.pdf" }],\n"authors": [',
    ),
    report: [
      'pages-config/journal/v1/i1/snow.json:8:49 supplement-place The file is not beside the paper, in journal/v1/i1/.',
      '  Move it there: the files of a paper move together with it.',
    ],
  },
  {
    name: 'an author who is equal to nobody',
    change: change(SNOW, '"orcid"', '"equalContribution": true, "orcid"'),
    report: [
      'pages-config/journal/v1/i1/snow.json:14:30 equal-alone (warning) Only one author is marked as having contributed equally.',
      '  Mark the other authors too, or remove the mark.',
    ],
  },
  {
    name: 'a footer that reserves all rights',
    change: change(SITE, '© 2026 Fixture', '© 2026 Fixture. All rights reserved.'),
    report: [
      'pages-config/_site.json:12:16 rights-reserved (warning) The footer of every page of the journal says “© 2026 Fixture. All rights reserved.”.',
      '  Give /journal a separate line in "copyrightBelow": papers under a licence don\'t reserve all rights, and indexes refuse journals whose pages say so.',
    ],
  },
  {
    name: 'a paper with half a place',
    change: change(SNOW, '    "issue": 1,\n', ''),
    report: [
      'pages-config/journal/v1/i1/snow.json:19:15 half-place The paper has its volume and no issue.',
      '  Write "issue" too, or neither of them while the paper is online first.',
    ],
  },
  {
    name: 'a paper without an issue that lies in one, where no page shows papers online first',
    change: {
      replace: [
        [SNOW, '    "volume": 1,\n    "issue": 1,\n', ''],
        [SNOW, '    "pages": { "first": 4, "last": 5 },\n', ''],
      ],
    },
    report: [
      'pages-config/journal/v1/i1/snow.json:6:13 wrong-place The file names no issue, but is at /journal/v1/i1/snow.',
      '  Write its "volume" and "issue", or move it to /journal/online-first/…, the place of papers online first.',
    ],
  },
  {
    name: 'a paper online first with a second date',
    change: onlineFirst('"received": "2025-05"', '"received": "2025-05", "onlineFirst": "2025-06-30"'),
    report: [
      `${HAIL}:20:43 online-first-twice While a paper is online first, “published” says when it appeared.`,
      '  Write that day as "published", and leave "onlineFirst" out until the paper is in an issue.',
    ],
  },
  {
    name: 'a paper online first with page numbers',
    change: onlineFirst('"received"', '"pages": { "first": 4, "last": 5 },\n    "received"'),
    report: [
      `${HAIL}:20:14 pages-without-issue The paper has page numbers, but no issue.`,
      '  Leave "pages" out until the paper is in an issue: `npm run journal -- assign` writes them then.',
    ],
  },
  {
    name: 'a paper that was online first after its issue',
    change: change(SNOW, '"received": "2025-05"', '"received": "2025-05", "onlineFirst": "2025-08-02"'),
    report: [
      'pages-config/journal/v1/i1/snow.json:21:18 date-order The paper is published (2025-07) before it is online first (2025-08-02).',
      '  Correct one of the two dates.',
    ],
  },
  {
    name: 'guest editors of an ordinary issue',
    change: change(
      I1,
      '"published": "2025-07",',
      '"published": "2025-07", "guestEditors": [{ "given": "Meera", "family": "Rao", "affiliation": "X University" }],',
    ),
    report: [
      'pages-config/journal/v1/i1/index.json:9:45 guests-without-title The issue has guest editors and no title.',
      '  Write what the special issue is about as "title"; an ordinary issue is edited by the board.',
    ],
  },
  {
    name: 'guest editors who wrote one of the two papers of their issue',
    change: change(
      I1,
      '"published": "2025-07",',
      '"published": "2025-07", "title": "Weather", "guestEditors": [{ "given": "Anjali", "family": "Bisht", "affiliation": "X University" }],',
    ),
    report: [
      'pages-config/journal/v1/i1/index.json:9:65 guests-wrote (warning) The guest editors wrote 1 of the 2 papers of their issue.',
      '  Indexes accept a quarter at most: let somebody else edit the issue, or move papers to another one.',
    ],
  },
  {
    name: 'a guest editor with a wrong ORCID',
    change: change(
      I1,
      '"published": "2025-07",',
      '"published": "2025-07", "title": "Weather", "guestEditors": [{ "given": "Meera", "family": "Rao", "affiliation": "X University", "orcid": "0000-0002-1825-0098" }],',
    ),
    report: [
      'pages-config/journal/v1/i1/index.json:9:143 wrong-orcid 0000-0002-1825-0098 is not an ORCID: its check digit is wrong.',
      '  Copy it again from the editor’s page at orcid.org.',
    ],
  },
  {
    name: 'a paper without its PDF',
    change: { media: journalMedia.filter(({ path }) => !path.includes('rain')) },
    report: [
      'pages-config/journal/v1/i1/rain.json:28:13 missing-download The file journal/v1/i1/rain.pdf does not exist.',
      '  Put it into pages-config/_media, or beside the page.',
    ],
  },
  {
    name: 'a PDF that is too large',
    change: withPdf({ bytes: 6_000_000 }),
    report: [
      'pages-config/journal/v1/i1/rain.json:28:13 too-heavy journal/v1/i1/rain.pdf is 6.0 MB; the limit for a download is 5.0 MB.',
      '  Make it smaller first: shorter, or compressed.',
    ],
  },
  {
    name: 'a PDF without text',
    change: withPdf({ pdf: { pages: 3, text: false, locked: false } }),
    report: [
      'pages-config/journal/v1/i1/rain.json:28:13 pdf-without-text journal/v1/i1/rain.pdf contains no text, only pictures of pages.',
      '  Make the PDF from the document itself, or run text recognition on it: nobody can search it or hear it read.',
    ],
  },
  {
    name: 'a locked PDF',
    change: withPdf({ pdf: { pages: 3, text: true, locked: true } }),
    report: [
      'pages-config/journal/v1/i1/rain.json:28:13 locked-pdf journal/v1/i1/rain.pdf is locked by a password or by permissions.',
      '  Save it without protection: indexes and screen readers can’t open it.',
    ],
  },
  {
    name: 'a PDF that was made before its paper was called otherwise',
    change: withPdf({ pdf: { pages: 3, text: true, locked: false, title: 'Showers counted' } }),
    report: [
      'pages-config/journal/v1/i1/rain.json:7:14 pdf-title (warning) journal/v1/i1/rain.pdf has the title “Showers counted”, unlike the paper.',
      '  Make it again from its text (`npm run documents`, if that is beside it), or correct the title in the file.',
    ],
  },
  {
    name: 'a PDF with other pages',
    change: withPdf({ pdf: { pages: 5, text: true, locked: false } }),
    report: [
      'pages-config/journal/v1/i1/rain.json:27:14 page-count (warning) Pages 1–3 are 3, but the PDF has 5.',
      '  Write the numbers that are printed in the file.',
    ],
  },
  {
    name: 'a picture that is called a PDF',
    change: withPdf({ format: 'png', pdf: undefined }),
    report: [
      'pages-config/journal/v1/i1/rain.json:28:13 wrong-format The content of journal/v1/i1/rain.pdf is png, unlike its name.',
      '  Save it in the format of its file name extension, or change the extension.',
    ],
  },
  {
    name: 'the PDF of another paper',
    change: change(RAIN, 'journal/v1/i1/rain.pdf', 'journal/v1/i1/snow.pdf'),
    report: [
      'pages-config/journal/v1/i1/rain.json:28:13 paper-file The paper’s file is not journal/v1/i1/rain.pdf.',
      '  Write "journal/v1/i1/rain.pdf": the PDF is beside the page and has its name, where search engines look for it. npm run content -- fix does this.',
    ],
  },
  {
    name: 'two papers of one title',
    change: change(WIND, 'Wind across the delta', 'Rain on Tin Roofs!'),
    report: [
      'pages-config/journal/v1/i2/wind.json:7:14 duplicate-paper A paper of this title is in pages-config/journal/v1/i1/rain.json already.',
      '  Indexes treat two papers with the same title as one; remove one of them, or distinguish them in the title.',
    ],
  },
  {
    name: 'a title in capitals',
    change: change(RAIN, 'Rain on tin roofs', 'RAIN ON TIN ROOFS'),
    report: [
      'pages-config/journal/v1/i1/rain.json:7:14 capital-title (warning) The title is written in capitals throughout.',
      '  Write it in lower case: each citation style sets its own capitals, and can’t undo these.',
    ],
  },
  {
    name: 'markup in a title',
    change: change(RAIN, 'Rain on tin roofs', 'Rain on <i>tin</i> roofs'),
    report: [
      'pages-config/journal/v1/i1/rain.json:7:23 markup-in-text "<i>" is markup, and this text is plain: it would be shown literally.',
      '  Write the words alone.',
    ],
  },
  {
    name: 'an entity in a title',
    change: change(RAIN, 'Rain on tin roofs', 'Rain &amp; tin roofs'),
    report: [
      'pages-config/journal/v1/i1/rain.json:7:20 markup-in-text "&amp;" is markup, and this text is plain: it would be shown literally.',
      '  Write &. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a form of address before a name',
    change: change(RAIN, '"Anjali"', '"Dr. Anjali"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:10:19 degree-in-name "Dr." is not part of a name.',
      '  Leave degrees and forms of address out, and write positions into "position": indexes list authors by their names.',
    ],
  },
  {
    name: 'a degree after a name',
    change: change(RAIN, '"Deshmukh"', '"Deshmukh, Ph.D."'),
    report: [
      'pages-config/journal/v1/i1/rain.json:11:30 degree-in-name "Ph.D." is not part of a name.',
      '  Leave degrees and forms of address out, and write positions into "position": indexes list authors by their names.',
    ],
  },
  {
    name: 'a position in a name',
    change: change(RAIN, '"Anjali"', '"Assistant Professor Anjali"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:10:29 degree-in-name "Professor" is not part of a name.',
      '  Leave degrees and forms of address out, and write positions into "position": indexes list authors by their names.',
    ],
  },
  {
    name: 'the same author twice',
    change: change(
      RAIN,
      '    ],\n    "volume"',
      ', { "given": "Anjali", "family": "Deshmukh", "position": "Lecturer", "affiliation": "Here" }\n    ],\n    "volume"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:18:3 duplicate-author (warning) This author is in the byline already.',
      '  Remove one of the two, unless they are two people of one name.',
    ],
  },
  {
    name: 'a second corresponding author without an address',
    change: change(
      RAIN,
      '    ],\n    "volume"',
      ', { "given": "Joel", "family": "Rao", "position": "Lecturer", "affiliation": "Here", "corresponding": true }\n    ],\n    "volume"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:18:103 no-address (warning) The corresponding author has no e-mail address.',
      '  Add "email", or let another author be the corresponding one.',
    ],
  },
  {
    name: 'a corresponding author without an address',
    change: change(RAIN, '        "email": "author@example.org",\n', ''),
    report: [
      'pages-config/journal/v1/i1/rain.json:15:26 no-address (warning) The corresponding author has no e-mail address.',
      '  Add "email", or let another author be the corresponding one.',
    ],
  },
  {
    name: 'an author who is on the board',
    change: change(SITE, '"Asha Verma"', '"Anjali Deshmukh"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:9:7 author-on-board (warning) Anjali Deshmukh is on the editorial board; papers by board members in volume 1, issue 1: 1 of 2 papers (50 %).',
      '  Indexes require that few papers are by board members, and that other editors decide on these.',
    ],
  },
  {
    name: 'an ORCID whose last digit is wrong',
    change: change(RAIN, '0000-0002-1825-0097', '0000-0002-1825-0098'),
    report: [
      'pages-config/journal/v1/i1/rain.json:14:18 wrong-orcid 0000-0002-1825-0098 is not an ORCID: its check digit is wrong.',
      '  Copy it again from the author’s page at orcid.org.',
    ],
  },
  {
    name: 'an ORCID with its address',
    change: change(RAIN, '0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'),
    report: [
      'pages-config/journal/v1/i1/rain.json:14:18 malformed-value "orcid" can’t be "https://orcid.org/0000-0002-1825-0097".',
      '  Write "0000-0002-1825-0097". The author’s ORCID number as four groups of four characters, without the address before it; the last one is a check digit.',
    ],
  },
  {
    name: 'an editor’s ORCID whose last digit is wrong',
    change: change(
      SITE,
      '"affiliation": "Northvale University" }',
      '"affiliation": "Northvale University", "orcid": "0000-0002-1825-0098" }',
    ),
    report: [
      'pages-config/_site.json:23:114 wrong-orcid 0000-0002-1825-0098 is not an ORCID: its check digit is wrong.',
      '  Copy it again from the editor’s page at orcid.org.',
    ],
  },
  {
    name: 'an ISSN whose last digit is wrong',
    change: change(SITE, '1234-5679', '1234-5678'),
    report: [
      'pages-config/_site.json:18:13 wrong-issn 1234-5678 is not an ISSN: its check digit is wrong.',
      '  Copy it again from the letter of the ISSN centre.',
    ],
  },
  {
    name: 'a pattern by which two papers would get the same DOI',
    change: change(SITE, '"issn": "1234-5679"', '"issn": "1234-5679", "doiPattern": "fixture.{year}.{slug}"'),
    report: [
      'pages-config/_site.json:18:40 doi-pattern By this pattern two papers would get the same DOI.',
      '  Write {number}, as in "ijms.v{volume}i{issue}.{number}" or "ijms.{year}.{number}", or {volume} and {issue} with {slug}.',
    ],
  },
  {
    name: 'an ISSN that is none',
    change: change(SITE, '1234-5679', '12345679'),
    report: [
      'pages-config/_site.json:18:13 malformed-value "issn" can’t be "12345679".',
      '  The ISSN of the online edition, once it is assigned; its last digit is a check digit. An example: "1234-5679"',
    ],
  },
  {
    name: 'a DOI with its address',
    change: change(RAIN, '"received"', '"doi": "https://doi.org/10.5555/a",\n    "received"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:12 malformed-value "doi" can’t be "https://doi.org/10.5555/a".',
      '  Write "10.5555/a". The paper’s DOI once it is registered, without the address before it; it begins with the journal’s prefix.',
    ],
  },
  {
    name: 'a cited work of an unknown type',
    change: change(
      RAIN,
      '"received"',
      '"references": [{ "type": "article-jornal", "title": "Rain" }],\n    "received"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:30 wrong-value "type" can’t be "article-jornal".',
      '  Did you mean "article-journal"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a cited work of a type of BibTeX',
    change: change(
      RAIN,
      '"received"',
      '"references": [{ "type": "phdthesis", "title": "Rain" }],\n    "received"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:30 wrong-value "type" can’t be "phdthesis".',
      '  Write "type": "thesis".',
    ],
  },
  {
    name: 'the DOI of a cited work with its address',
    change: change(
      RAIN,
      '"received"',
      '"references": [{ "type": "book", "title": "Rain", "DOI": "https://doi.org/10.5555/a" }],\n    "received"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:62 malformed-value "DOI" can’t be "https://doi.org/10.5555/a".',
      '  Write "10.5555/a". The DOI of the work, without the address before it.',
    ],
  },
  {
    name: 'a cited work with a date in words',
    change: change(
      RAIN,
      '"received"',
      '"references": [{ "type": "book", "title": "Rain", "issued": "May 2021" }],\n    "received"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:65 malformed-value "issued" can’t be "May 2021".',
      '  When it was published. An example: "2021-04"',
    ],
  },
  {
    name: 'a cited work with a month in words',
    change: change(
      RAIN,
      '"received"',
      '"references": [{ "type": "book", "title": "Rain", "issued": { "date-parts": [["2021", "May"]] } }],\n    "received"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:91 malformed-value Entry 2 of "date-parts" can’t be "May".',
      '  The year, the month or the day. An example: 2021',
    ],
  },
  {
    name: 'a cited work with a misspelt key',
    change: change(
      RAIN,
      '"received"',
      '"references": [{ "type": "book", "titel": "Hail" }],\n    "received"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:38 unknown-key Unknown key "titel" in “Cited work”.',
      '  Did you mean "title"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a cited work without a type',
    change: change(RAIN, '"received"', '"references": [{ "title": "Sleet" }],\n    "received"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:20 missing-key The key "type" is missing in “Cited work”.',
      '  The kind of work, in the terms of CSL, such as article-journal, book, chapter, paper-conference, thesis, report, dataset or webpage. Add for example: "type": "article-journal"',
    ],
  },
  {
    name: 'a work that is cited twice',
    change: change(
      RAIN,
      '"received"',
      '"references": [{ "type": "book", "title": "Rain", "DOI": "10.5555/a" }, { "type": "article", "title": "Rain.", "DOI": "10.5555/A" }],\n    "received"',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:77 repeated-reference (warning) Reference 2 is the same as reference 1.',
      '  Keep one of the two, and correct the numbers by which the text cites the works behind it.',
    ],
  },
  {
    name: 'a DOI of another prefix',
    change: {
      replace: [
        [SITE, '"started"', '"doiPrefix": "10.5555",\n    "started"'],
        [RAIN, '"received"', '"doi": "10.5556/a",\n    "received"'],
      ],
    },
    report: [
      'pages-config/journal/v1/i1/rain.json:22:12 wrong-doi The DOI does not begin with the journal’s prefix 10.5555.',
      '  Write 10.5555/ and the part that was registered.',
    ],
  },
  {
    name: 'one DOI for two papers',
    change: {
      replace: [
        [SNOW, '"received"', '"doi": "10.5555/A",\n    "received"'],
        [RAIN, '"received"', '"doi": "10.5555/a",\n    "received"'],
      ],
    },
    report: [
      'pages-config/journal/v1/i1/snow.json:22:12 duplicate-doi pages-config/journal/v1/i1/rain.json has this DOI already.',
      '  Each paper and each notice has a separate DOI.',
    ],
  },
  {
    name: 'pages that overlap',
    change: change(SNOW, '"first": 4, "last": 5', '"first": 3, "last": 4'),
    report: [
      'pages-config/journal/v1/i1/snow.json:27:14 page-overlap Pages 3–4 overlap with 1–3 of pages-config/journal/v1/i1/rain.json.',
      '  Inside an issue each page has one number; see the numbers printed in the files.',
    ],
  },
  {
    name: 'pages that run backwards',
    change: change(SNOW, '"first": 4, "last": 5', '"first": 6, "last": 5'),
    report: [
      'pages-config/journal/v1/i1/snow.json:27:36 page-order The last page, 5, comes before the first, 6.',
      '  Swap the two, or correct one.',
    ],
  },
  {
    name: 'a paper of another month than its issue',
    change: change(WIND, '"published": "2025-08"', '"published": "2025-09"'),
    report: [
      'pages-config/journal/v1/i2/wind.json:21:18 other-month The paper is of September 2025, its issue of August 2025.',
      '  Write "2025-08", or correct the issue in pages-config/journal/v1/i2/index.json.',
    ],
  },
  {
    name: 'a month without an issue',
    change: {
      replace: [
        ['pages-config/journal/v1/i2/index.json', '2025-08', '2025-10'],
        [WIND, '2025-08', '2025-10'],
      ],
    },
    report: [
      'pages-config/journal/v1/i2/index.json:9:18 missing-month (warning) The journal is monthly, and no issue is of August 2025, September 2025.',
      '  Add the issue, or say in _site.json how often the journal appears: indexes compare the two.',
    ],
  },
  {
    name: 'a day that does not exist',
    change: change(RAIN, '"received": "2025-05"', '"received": "2025-02-30"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:17 no-such-day There is no 2025-02-30.',
      '  February 2025 has 28 days.',
    ],
  },
  {
    name: 'a month that does not exist',
    change: change(RAIN, '"received": "2025-05"', '"received": "2025-13"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:22:17 malformed-value "received" can’t be "2025-13".',
      '  When the manuscript was received, as exactly as it is known: year and month, or the day. An example: "2025-05"',
    ],
  },
  {
    name: 'a paper that was accepted before it came',
    change: change(RAIN, '"received": "2025-05"', '"received": "2025-05-20",\n    "accepted": "2025-05-14"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:23:17 date-order The paper is accepted (2025-05-14) before it is received (2025-05-20).',
      '  Correct one of the two dates.',
    ],
  },
  {
    name: 'a paper in the wrong folder',
    change: change(WIND, '"issue": 2', '"issue": 1'),
    report: [
      'pages-config/journal/v1/i2/wind.json:20:14 wrong-place The file says volume 1, issue 1, but is at /journal/v1/i2/wind.',
      '  Move it to /journal/v1/i1/…, or correct the numbers: links and citations follow the address.',
    ],
  },
  {
    name: 'a paper whose issue has no page',
    change: {
      files: { 'pages-config/journal/v1/i2/index.json': null },
      replace: [
        [
          SITE,
          ',\n    { "label": "Issue 1", "to": "/journal/v1/i1" }, { "label": "Issue 2", "to": "/journal/v1/i2" }',
          ', { "label": "Issue 1", "to": "/journal/v1/i1" }',
        ],
      ],
    },
    report: [
      'pages-config/journal/v1/i2/wind.json:20:14 no-issue There is no page for volume 1, issue 2.',
      '  Write pages-config/journal/v1/i2/index.json with the template "issue".',
    ],
  },
  {
    name: 'a retraction without a reason',
    change: noticed({ kind: 'retraction', title: 'Retraction: Rain on tin roofs' }),
    report: [
      `${NOTICE}:7:13 retraction-without-reason The retraction does not say why.`,
      '  Add "reason": whether it was an honest mistake or misconduct, and who found it. Readers and COPE ask for it.',
    ],
  },
  {
    name: 'a copied retraction',
    change: {
      ...noticed({
        kind: 'retraction',
        title: 'Retraction: Rain on tin roofs',
        reason: 'The gauge was wrong.',
      }),
      files: Object.fromEntries(
        [NOTICE, SECOND].map((file) => [
          file,
          noticeFile({
            kind: 'retraction',
            title: 'Retraction: Rain on tin roofs',
            reason: 'The gauge was wrong.',
          }),
        ]),
      ),
    },
    report: [
      `${SECOND}:3:12 copied-page The title and description are the same as in ${NOTICE}.`,
      '  Say what is particular to this page: search engines show the title.',
    ],
  },
  {
    name: 'a second retraction of a paper',
    change: noticed(
      { kind: 'retraction', title: 'Retraction: Rain on tin roofs', reason: 'The gauge was wrong.' },
      { kind: 'retraction', title: 'Retraction: Rain on tin roofs', reason: 'The gauge was wrong.' },
    ),
    report: [
      `${SECOND}:8:11 retracted-twice /journal/v1/i1/rain is retracted already, by ${NOTICE}.`,
      '  Keep one of the two; write additions as a correction or an addendum.',
    ],
  },
  {
    name: 'a notice of a paper that is not there',
    change: noticed({ of: `${home}/v1/i1/hail` }),
    report: [
      `${NOTICE}:8:11 broken-link There is no page /journal/v1/i1/hail.`,
      '  Did you mean "/journal/v1/i1/rain"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a notice of another notice',
    change: noticed({ of: `${home}/v1/i2/rain-second` }, {}),
    report: [
      `${NOTICE}:8:11 notice-of-no-paper /journal/v1/i2/rain-second is not a paper.`,
      '  Write the address of the paper, even if this notice corrects an earlier notice.',
    ],
  },
  {
    name: 'a notice of itself',
    change: noticed({}, { of: `${home}/v1/i2/rain-second` }),
    report: [
      `${SECOND}:8:11 notice-of-no-paper The notice is about itself.`,
      '  Write the address of the paper, even if this notice corrects an earlier notice.',
    ],
  },
  {
    name: 'a notice that does not name its paper',
    change: noticed({ title: 'Correction: Rain' }),
    report: [
      `${NOTICE}:9:14 notice-title (warning) The title does not contain the paper’s title.`,
      '  Write the kind of the notice and the paper’s title: “…: Rain on tin roofs”. Indexes connect the two by it.',
    ],
  },
  {
    name: 'a notice that is older than its paper',
    change: noticed({ published: '2025-06-30' }),
    report: [
      `${NOTICE}:12:18 notice-before-paper The notice is of 2025-06-30, and its paper was published after it: 2025-07.`,
      '  Correct one of the two dates.',
    ],
  },
  {
    name: 'a notice in another issue than it says, which is not there',
    change: noticed({ issue: 3 }),
    report: [
      `${NOTICE}:11:14 wrong-place The file says volume 1, issue 3, but is at /journal/v1/i2/rain-first.`,
      '  Move it to /journal/v1/i3/…, or correct the numbers: links and citations follow the address.',
    ],
  },
  {
    name: 'a DOI that a paper and a notice have',
    change: {
      ...noticed({ doi: '10.5555/a' }),
      replace: [...noticed({}).replace!, [RAIN, '"received"', '"doi": "10.5555/A",\n    "received"']],
    },
    report: [
      `${NOTICE}:19:12 duplicate-doi ${RAIN} has this DOI already.`,
      '  Each paper and each notice has a separate DOI.',
    ],
  },
  {
    name: 'a version from before the paper was published',
    change: withVersions(
      '{ "date": "2025-06", "changes": "As first published." }, { "date": "2025-09", "changes": "Table 2 was corrected." }',
    ),
    report: [
      `${RAIN}:22:28 version-order The first version is of 2025-06, before the paper appeared (2025-07).`,
      '  Write the oldest version first, and correct the dates.',
    ],
  },
  {
    name: 'a version that is older than the one before it',
    change: withVersions(
      '{ "date": "2025-09", "changes": "As first published." }, { "date": "2025-08", "changes": "Table 2 was corrected." }',
    ),
    report: [
      `${RAIN}:22:85 version-order Version 2 is of 2025-08, and the one before it of 2025-09.`,
      '  Write the oldest version first, and correct the dates.',
    ],
  },
  {
    name: 'a last version with a file of its own',
    change: withVersions(
      '{ "date": "2025-07", "changes": "As first published." }, { "date": "2025-09", "changes": "Table 2 was corrected.", "file": "journal/v1/i1/rain.pdf" }',
    ),
    report: [
      `${RAIN}:22:141 version-file The last version has a separate file.`,
      '  Remove this line: the last version is the paper’s own file. Only earlier ones are kept beside it.',
    ],
  },
  {
    name: 'a day of publication that does not exist',
    change: change(RAIN, '"published": "2025-07"', '"published": "2025-07-32"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:21:18 malformed-value "published" can’t be "2025-07-32".',
      '  Year and month of the issue, such as 2025-08, with the day only if it is known; for a paper online first, the day on which it appeared. An example: "2025-08"',
    ],
  },
  {
    name: 'a day of acceptance in a month that is shorter',
    change: change(RAIN, '"received": "2025-05"', '"received": "2025-05",\n    "accepted": "2025-06-31"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:23:17 no-such-day There is no 2025-06-31.',
      '  June 2025 has 30 days.',
    ],
  },
  {
    name: 'a day of a notice that does not exist',
    change: noticed({ published: '2026-02-29' }),
    report: [`${NOTICE}:12:18 no-such-day There is no 2026-02-29.`, '  February 2026 has 28 days.'],
  },
  {
    name: 'a month in words',
    change: change(RAIN, '"published": "2025-07"', '"published": "July 2025"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:21:18 malformed-value "published" can’t be "July 2025".',
      '  Year and month of the issue, such as 2025-08, with the day only if it is known; for a paper online first, the day on which it appeared. An example: "2025-08"',
    ],
  },
  {
    name: 'a month of an issue that no year has',
    change: change(I1, '"2025-07"', '"2025-00"'),
    report: [
      'pages-config/journal/v1/i1/index.json:9:18 malformed-value "published" can’t be "2025-00".',
      '  Year and month of the issue: 2025-07. An example: "2025-07"',
    ],
  },
  {
    name: 'a country in place of the language of a paper',
    change: change(RAIN, '"language": "en"', '"language": "gb"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:25:17 unknown-language There is no language "gb".',
      '  Did you mean "en"?',
    ],
  },
  {
    name: 'a language of a paper that there is not',
    change: change(RAIN, '"language": "en"', '"language": "xx"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:25:17 unknown-language There is no language "xx".',
      '  The language of the paper as a code: en for English, hi for Hindi, fr for French. An example: "en"',
    ],
  },
  {
    name: 'a country of the journal by another name',
    change: change(SITE, '"started"', '"country": "UK",\n    "started"'),
    report: [
      'pages-config/_site.json:19:16 unknown-country There is no country "UK".',
      '  The country of the publisher as a two-letter code in capitals, which indexes require. An example: "IN"',
    ],
  },
  {
    name: 'a volume as a text',
    change: change(RAIN, '"volume": 1', '"volume": "1"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:19:15 wrong-type "volume" is the text "1", but must be a whole number.',
      '  The number of the volume; it is also in the address: v1. An example: 1',
    ],
  },
  {
    name: 'the pages of a paper as a text',
    change: change(RAIN, '{ "first": 1, "last": 3 }', '"1-3"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:27:14 wrong-type "pages" is the text "1-3", but must be an object.',
      '  The first and last page within the issue, as printed in the PDF; leave it out if the PDF has no page numbers. An example: {"first":1,"last":4}',
    ],
  },
  {
    name: 'a page number as a text',
    change: change(RAIN, '"first": 1', '"first": "1"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:27:25 malformed-value "first" can’t be "1".',
      '  The paper’s first page: a number, or as it is printed, such as iv or S12. An example: 1',
    ],
  },
  {
    name: 'a paper without its language',
    change: change(RAIN, '    "language": "en",\n', ''),
    report: [
      'pages-config/journal/v1/i1/rain.json:5:15 missing-key The key "language" is missing in “Paper”.',
      '  The language of the paper as a code: en for English, hi for Hindi, fr for French. Add for example: "language": "en"',
    ],
  },
  {
    name: 'keywords in one text',
    change: change(RAIN, '["tests", "fixtures", "papers"]', '"tests, fixtures, papers"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:24:17 wrong-type "keywords" is the text "tests, fixtures, papers", but must be a list.',
      '  Terms under which the paper should be found, three or more. An example: ["mobile libraries","school retention","hill districts"]',
    ],
  },
  {
    name: 'a misspelt key of an author',
    change: change(RAIN, '"affiliation"', '"afiliation"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:13:9 unknown-key Unknown key "afiliation" in “Author”.',
      '  Did you mean "affiliation"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an author without a family name',
    change: change(RAIN, '        "family": "Deshmukh",\n', ''),
    report: [
      'pages-config/journal/v1/i1/rain.json:9:7 missing-key The key "family" is missing in “Author”.',
      '  The surname, under which the author is listed. Add for example: "family": "Deshmukh"',
    ],
  },
  {
    name: 'an address of an author without its ending',
    change: change(RAIN, 'author@example.org', 'author@example'),
    report: [
      'pages-config/journal/v1/i1/rain.json:15:18 malformed-value "email" can’t be "author@example".',
      '  The public e-mail address of the author, for readers. An example: "anjali@example.org"',
    ],
  },
  {
    name: 'a paper that is not finished',
    change: change(RAIN, 'What was asked, how', 'TODO: what was asked, how'),
    report: [
      'pages-config/journal/v1/i1/rain.json:23:19 placeholder The text is still a placeholder: “TODO: what was asked, how it was looked for, and what was found.”.',
      '  Paragraph: One paragraph of the abstract, as plain text. For example: “A borrowed book creates an obligation to return it, and returning it means retu…”. A page that is still being written says "draft": true.',
    ],
  },
  {
    name: 'Markdown in a summary',
    change: change(RAIN, 'What was asked', '**What** was asked'),
    report: [
      'pages-config/journal/v1/i1/rain.json:23:19 markdown "**What**" is Markdown, which would be shown literally.',
      '  Write the words alone: this text is plain.',
    ],
  },
  {
    name: 'an entity in a summary',
    change: change(RAIN, 'What was asked', 'What&nbsp;was asked'),
    report: [
      'pages-config/journal/v1/i1/rain.json:23:23 markup-in-text "&nbsp;" is markup, and this text is plain: it would be shown literally.',
      '  Write a space. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a hidden character in the name of an author',
    change: change(RAIN, '"Deshmukh"', '"Desh\\u200bmukh"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:11:24 invisible-character Here is U+200B (zero width space), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'straight quotes in a title',
    change: change(RAIN, 'Rain on tin roofs', 'Rain on \\"tin\\" roofs'),
    report: [
      'pages-config/journal/v1/i1/rain.json:7:23 straight-quote A straight quotation mark is in “Rain on "tin" roofs”.',
      '  Write “ and ” instead. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a template by the name of the collection',
    change: change(RAIN, '"type": "paper"', '"type": "papers"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:6:13 unknown-template There is no template "papers".',
      '  Did you mean "paper"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a comma that is missing in a paper',
    change: change(RAIN, '"type": "paper",', '"type": "paper"'),
    report: [
      'pages-config/journal/v1/i1/rain.json:7:5 missing-comma A comma is missing before "title".',
      '  Entries are separated by commas. npm run content -- fix does this.',
    ],
  },
  {
    name: 'how often the journal appears, in another word',
    change: change(SITE, '"monthly"', '"every month"'),
    report: [
      'pages-config/_site.json:20:18 wrong-value "frequency" can’t be "every month".',
      '  Allowed: "continuous", "weekly", "fortnightly", "monthly", "bimonthly", "quarterly", "half-yearly", "yearly", "irregular". How often an issue appears; “continuous” is for a journal without issues, whose papers are final as soon as they appear.',
    ],
  },
  {
    name: 'the year of the first issue in two digits',
    change: change(SITE, '"started": 2025', '"started": 25'),
    report: [
      'pages-config/_site.json:19:16 too-small "started" is 25; the smallest allowed number is 1900.',
      '  The year of the first issue. An example: 2025',
    ],
  },
  {
    name: 'a route of the journal without its slash',
    change: change(SITE, '"route": "/journal"', '"route": "journal"'),
    report: [
      'pages-config/_site.json:16:14 malformed-value "route" can’t be "journal": it does not begin with a slash, as every page of this site does.',
      '  Write "/journal". npm run content -- fix does this.',
    ],
  },
  {
    name: 'the key of the journal, misspelt',
    change: change(SITE, '"journal": {', '"journall": {'),
    report: [
      'pages-config/_site.json:15:3 unknown-key Unknown key "journall" in “Site”.',
      '  Did you mean "journal"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a collection of papers, misspelt',
    change: change(HOME, '"collection": "papers"', '"collection": "paper"'),
    report: [
      'pages-config/index.json:7:77 wrong-value "collection" can’t be "paper".',
      '  Did you mean "papers"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an issue without its papers’ month',
    change: change(I2, '    "published": "2025-08",\n', ''),
    report: [
      'pages-config/journal/v1/i2/index.json:5:15 missing-key The key "published" is missing in “Issue”.',
      '  Year and month of the issue: 2025-07. Add for example: "published": "2025-07"',
    ],
  },
  {
    name: 'a part of a list in another place',
    change: { files: { 'pages-config/journal/archive/2026.json': listPart('archive', 2025) } },
    report: [
      'pages-config/journal/archive/2026.json:1:1 orphan-page (warning) No link leads to /journal/archive/2026.',
      '  Link to it from a page, or from the navigation or the footer in pages-config/_site.json.',
      'pages-config/journal/archive/2026.json:5:65 wrong-place The file says the archive of 2025, but is at /journal/archive/2026.',
      '  Move it to /journal/archive/2025, or correct the list and the part: lists link to their parts by these.',
    ],
    two: 'The fixture has no archive that leads to its years.',
  },
  {
    name: 'a part of a list with nothing in it',
    change: { files: { 'pages-config/journal/authors/2.json': listPart('authors', 2) } },
    report: [
      'pages-config/journal/authors/2.json:1:1 orphan-page (warning) No link leads to /journal/authors/2.',
      '  Link to it from a page, or from the navigation or the footer in pages-config/_site.json.',
      'pages-config/journal/authors/2.json:5:65 empty-part (warning) Nothing is in part 2 of the index of authors.',
      '  Remove the page, or correct the number.',
    ],
    two: 'The fixture has no index that leads to its parts.',
  },
  {
    name: 'an author with one role twice',
    change: change(
      RAIN,
      '"position": "Lecturer",',
      '"position": "Lecturer", "roles": [{ "role": "software" }, { "role": "software" }],',
    ),
    report: [
      `${RAIN}:12:77 repeated-role The author has the role "software" above already.`,
      '  Keep one of the two.',
    ],
  },
  {
    name: 'an author at one institution twice',
    change: change(
      RAIN,
      '"position": "Lecturer",',
      '"position": "Lecturer", "furtherAffiliations": [{ "name": "Northvale University" }],',
    ),
    report: [
      `${RAIN}:12:67 repeated-affiliation The author is at Northvale University already.`,
      '  Name another institution, or remove this one.',
    ],
  },
  {
    name: 'a subject in other capitals than elsewhere',
    change: change(WIND, '"subject": "Testing"', '"subject": "testing"'),
    report: [
      `${WIND}:26:16 subject-spelling Other papers write this subject "Testing".`,
      '  Write "Testing": readers would find two subjects of nearly one name. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a work that is listed twice',
    change: change(
      RAIN,
      '"language": "en",',
      '"language": "en", "references": ["Roy, P. (2020). Rain. Drops, 1.", "Roy, P. (2020): Rain. Drops 1"],',
    ),
    report: [
      `${RAIN}:25:73 repeated-reference (warning) Reference 2 is the same as reference 1.`,
      '  Keep one of the two, and correct the numbers by which the text cites the works behind it.',
    ],
  },
  {
    name: 'an issue of another month than all of its papers',
    change: change(I1, '"published": "2025-07"', '"published": "2025-06"'),
    report: [
      `${I1}:9:18 other-month The issue is of June 2025, and all of its 2 papers of July 2025.`,
      '  Write "2025-07", or correct the papers. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a text that is still to be written',
    change: withText('## Rain\n\nTODO: say what fell.\n'),
    report: [
      'pages-config/journal/v1/i1/rain.md:3:1 placeholder The text is still a placeholder: “TODO: say what fell.”.',
      '  Write what belongs there.',
    ],
  },
  {
    name: 'a text without a word',
    change: withText('\n'),
    report: [
      'pages-config/journal/v1/i1/rain.md:1:1 text-empty The text is empty.',
      '  Write it, or remove "text" from the paper’s file.',
    ],
  },
  {
    name: 'a text that links to a page that is not there',
    change: withText('## Rain\n\nAs in [the journal](/jurnal).\n'),
    report: [
      'pages-config/journal/v1/i1/rain.md:3:21 broken-link There is no page /jurnal.',
      '  Did you mean "/journal"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a text that links to a page with a slash at its end',
    change: withText('## Rain\n\nAs in [the journal](/journal/).\n'),
    report: [
      'pages-config/journal/v1/i1/rain.md:3:21 trailing-slash (warning) "/journal/" ends with a slash, and /journal does not.',
      '  Write "/journal". npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'two tables of one number, and a mention of the other one',
    change: withText(
      '## Rain\n\nSee Table 2.\n\nTable 1. One.\n\n| A |\n| - |\n| 1 |\n\nTable 1. Two.\n\n| A |\n| - |\n| 1 |\n',
    ),
    report: [
      'pages-config/journal/v1/i1/rain.md:11:1 text-label-twice There are two with the name Table 1.',
      '  Give each its own number: links in the text need it.',
    ],
  },
  {
    name: 'a record of a day that there is not',
    change: {
      files: {
        [RECORDS]: storedRecordsText(
          new Map([[`${home}/v1/i1/rain`, { date: '2025-02-30', hash: '0'.repeat(16) }]]),
        ),
      },
    },
    report: [
      `${RECORDS}:1:1 broken-records The records for harvesters were edited by hand.`,
      '  Restore the file from version control, then run `npm run journal -- records`.',
    ],
  },
];

function listPart(list: string, part: number): string {
  return `{
  "$schema": "../../../../schemas/editor/page.json",
  "title": "A part of a list | Fixture",
  "description": "A further page for a list of the journal that stands only in tests.",
  "template": { "type": "list-part", "list": "${list}", "part": ${part} }
}
`;
}
