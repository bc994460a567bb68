import { siteReport } from '../../site-fixture.ts';
import { change, type BrokenCase } from '../case.ts';

const LAMPS = 'pages-config/lamps.json';
const VISIT = 'pages-config/visit.json';
const SITE = 'pages-config/_site.json';
const ASK = 'pages-config/_forms/ask.json';

export const makeReport = siteReport;

/** Words for a comparison, from the site's file, for all service pages. */
const LABELS =
  '"services": { "beforeAfter": { "sampleNotice": "A sample.", "labels": { "before": "Before", "after": "After", "notes": "Notes", "control": "Move" } },';

function comparison(words: string): string {
  return `{ "title": "A line", "before": "The lamp, which was “new”, is bright.", "after": "The new lamp is bright.", "notes": [{ "words": "${words}", "text": "Shorter." }] }`;
}

/** Content that is never visible, or is visible without meaning. */
export const cases: BrokenCase[] = [
  {
    name: 'two primary buttons beside each other',
    change: change(
      SITE,
      '"navigation": [',
      '"header": { "actions": [{ "label": "Visit", "to": "/visit", "variant": "primary" }, { "label": "Lamps", "to": "/lamps", "variant": "primary" }] }, "navigation": [',
    ),
    report: [
      'pages-config/_site.json:9:134 second-primary (warning) Button 2 is primary, and so is button 1.',
      '  Write "secondary" or "quiet" for one of them.',
    ],
  },
  {
    name: 'an icon for a button without icons',
    change: change(
      SITE,
      '"navigation": [',
      '"header": { "actions": [{ "label": "Visit", "to": "/visit", "icon": "book", "variant": "primary" }] }, "navigation": [',
    ),
    report: [
      'pages-config/_site.json:9:63 idle-key (warning) Only quiet buttons show "icon".',
      '  Remove it, or write "variant": "quiet".',
    ],
  },
  {
    name: 'a count without a number',
    change: change(
      SITE,
      '"social": [',
      '"counts": [{ "collection": "services", "reason": "One lamp." }], "social": [',
    ),
    report: [
      'pages-config/_site.json:27:14 count-without-number The count has no number.',
      '  Add "exactly" or "atLeast" with the number of entries that are expected.',
    ],
  },
  {
    name: 'a layout that begins with a missing part',
    change: change(LAMPS, '"type": "service",', '"type": "service", "layout": "before-after-first",'),
    report: [
      'pages-config/lamps.json:12:34 idle-value "layout" is "before-after-first", but "beforeAfter" is missing.',
      '  Add "beforeAfter", or write another of its values.',
    ],
  },
  {
    name: 'a note in a template about missing words',
    change: {
      replace: [
        [SITE, '"services": {', LABELS],
        [LAMPS, '"type": "service",', `"type": "service", "beforeAfter": ${comparison('was old')},`],
      ],
    },
    report: [
      'pages-config/lamps.json:12:168 note-on-nothing The note is on "was old", which "before" does not contain.',
      '  Write the words exactly as in "before".',
    ],
  },
  {
    name: 'a note in a section about words with other capitals and without quotes',
    change: change(
      VISIT,
      '{ "type": "page-head", "title": "Visit us" },',
      `{ "type": "page-head", "title": "Visit us" }, { "type": "before-after", "sampleNotice": "A sample.", "labels": { "before": "Before", "after": "After", "notes": "Notes", "control": "Move" }, ${comparison('Which was new').slice(1)},`,
    ),
    report: [''],
  },
  {
    name: 'a form without an address for the answer',
    change: change(ASK, ', "format": "tel"', ''),
    report: [
      'pages-config/_forms/ask.json:7:5 no-way-to-answer (warning) The form asks for no e-mail address and no telephone number: nobody can be answered.',
      '  Add a question such as "Email": { "type": "string", "title": "Your e-mail", "format": "email" }.',
    ],
  },
  {
    name: 'a link to a former address',
    change: {
      files: {
        'pages-config/_redirects.json':
          '{ "$schema": "../schemas/editor/redirects.json", "redirects": [{ "from": "/old-visit", "to": "/visit" }] }',
      },
      replace: [
        [
          SITE,
          '{ "label": "Lamps", "to": "/lamps" },\n    {',
          '{ "label": "Shop", "to": "/old-visit" },\n    {',
        ],
      ],
    },
    report: [
      'pages-config/_site.json:11:30 redirected-link /old-visit is an old address.',
      '  Write "/visit", to which it redirects. npm run content -- fix does this.',
    ],
  },
];
