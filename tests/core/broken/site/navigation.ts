import { SITE, siteReport } from '../../site-fixture.ts';
import { change } from '../case.ts';
import type { BrokenCase } from '../case.ts';

export const makeReport = siteReport;

/** The file of the site: its menu, its footer, and its facts. */
export const cases: BrokenCase[] = [
  {
    name: 'a duplicate entry',
    change: change(
      SITE,
      '{ "label": "Lamps", "to": "/lamps" },\n    {',
      '{ "label": "Lamps", "to": "/lamps" },\n    { "label": "All lamps", "to": "/lamps" },\n    {',
    ),
    report: [
      'pages-config/_site.json:12:35 repeated-link The navigation leads to /lamps twice: by "Lamps" and by "All lamps".',
      '  Keep one of the two.',
    ],
  },
  {
    name: 'two entries with the same words',
    change: change(
      SITE,
      '"label": "Lamps", "to": "/lamps" },\n    {',
      '"label": "Visit", "to": "/lamps" },\n    {',
    ),
    report: [
      'pages-config/_site.json:13:16 repeated-words The navigation says "Visit" twice, for /lamps and for /visit.',
      '  Give each entry different words: visitors can’t distinguish the two.',
    ],
  },
  {
    name: 'a dropdown that contains its parent',
    change: change(SITE, '"items": [{', '"items": [{ "label": "Visit us", "to": "/visit" }, {'),
    report: [
      'pages-config/_site.json:15:46 repeated-link The dropdown "Visit" has /visit already: its parent is its first entry.',
      '  Remove this entry.',
    ],
  },
  {
    name: 'an entry of the menu in a dropdown too',
    change: change(SITE, '"items": [{', '"items": [{ "label": "All our lamps", "to": "/lamps" }, {'),
    report: [
      'pages-config/_site.json:15:51 repeated-link The navigation leads to /lamps twice: by "Lamps" and by "All our lamps".',
      '  Keep one of the two.',
    ],
  },
  {
    name: 'one entry twice in a dropdown',
    change: change(
      SITE,
      '{ "label": "Evenings", "to": "/events" }',
      '{ "label": "Evenings", "to": "/events" }, { "label": "Talks", "to": "/events" }',
    ),
    report: [
      'pages-config/_site.json:15:85 repeated-link The navigation leads to /events twice: by "Evenings" and by "Talks".',
      '  Keep one of the two.',
    ],
  },
  {
    name: 'one entry twice in the footer',
    change: change(SITE, '"links": [{', '"links": [{ "label": "Our lamps", "to": "/lamps" }, {'),
    report: [
      'pages-config/_site.json:19:102 repeated-link This column leads to /lamps twice: by "Our lamps" and by "Lamps".',
      '  Keep one of the two.',
    ],
  },
  {
    name: 'an entry without words',
    change: change(SITE, '{ "label": "Home", "to": "/" },\n    { "label"', '{ "to": "/" },\n    { "label"'),
    report: [
      'pages-config/_site.json:10:5 missing-key The key "label" is missing in “Menu entry”.',
      '  The text of the entry. Add for example: "label": "About Us"',
    ],
  },
  {
    name: 'an entry with empty words',
    change: change(
      SITE,
      '"label": "Home", "to": "/" },\n    { "label"',
      '"label": "", "to": "/" },\n    { "label"',
    ),
    report: [
      'pages-config/_site.json:10:16 too-short "label" is empty.',
      '  The text of the entry. An example: "About Us"',
    ],
  },
  {
    name: 'an entry without a target',
    change: change(SITE, '{ "label": "Evenings", "to": "/events" }', '{ "label": "Evenings" }'),
    report: [
      'pages-config/_site.json:15:17 missing-key The key "to" is missing in “Link”.',
      '  Where the link leads: a page of this site, an anchor, or an https:, mailto: or tel: address. Add for example: "to": "/contact"',
    ],
  },
  {
    name: 'an empty dropdown',
    change: change(
      SITE,
      '"items": [{ "label": "Evenings", "to": "/events" }, { "label": "Terms", "to": "/terms#returns" }]',
      '"items": []',
    ),
    report: [
      'pages-config/_site.json:15:16 too-few "items" has 0 entries; at least 1 is needed.',
      '  The links that open below this entry. An example: [{"label":"Gallery","to":"/pictures"}]',
    ],
  },
  {
    name: 'a dropdown within a dropdown',
    change: change(
      SITE,
      '"label": "Evenings", "to": "/events" }',
      '"label": "Evenings", "to": "/events", "items": [] }',
    ),
    report: [
      'pages-config/_site.json:15:57 unknown-key Unknown key "items" in “Link”.',
      '  Known keys: label, to.',
    ],
  },
  {
    name: 'an object in place of the list of entries',
    change: change(
      SITE,
      '"social": [{ "network": "instagram", "to": "https://example.org/instagram" }]',
      '"social": { "network": "instagram", "to": "https://example.org/instagram" }',
    ),
    report: [
      'pages-config/_site.json:27:13 wrong-type "social" is an object, but must be a list.',
      '  The company’s pages on social networks, in the order of their icons. An example: [{"network":"facebook","to":"https://example.org/facebook"}]',
    ],
  },
  {
    name: 'an unknown collection in the footer',
    change: change(SITE, '"collection": "services"', '"collection": "service"'),
    report: [
      'pages-config/_site.json:20:54 wrong-value "collection" can’t be "service".',
      '  Did you mean "services"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a misspelt collection in the footer',
    change: change(SITE, '"collection": "services"', '"colection": "services"'),
    report: [
      'pages-config/_site.json:20:40 unknown-key Unknown key "colection" in “All services”.',
      '  Did you mean "collection"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an unknown network',
    change: change(SITE, '"network": "instagram"', '"network": "insta"'),
    report: [
      'pages-config/_site.json:27:27 wrong-value "network" can’t be "insta".',
      '  Allowed: "facebook", "instagram", "pinterest", "linkedin", "twitter", "youtube". The network, which determines icon and name.',
    ],
  },
  {
    name: 'a network without https',
    change: change(SITE, '"https://example.org/instagram"', '"example.org/instagram"'),
    report: [
      'pages-config/_site.json:27:46 malformed-value "to" can’t be "example.org/instagram": it lacks its https://.',
      '  Write "https://example.org/instagram". npm run content -- fix does this.',
    ],
  },
  {
    name: 'link in place of to',
    change: change(SITE, '"label": "Evenings", "to"', '"label": "Evenings", "link"'),
    report: [
      'pages-config/_site.json:15:40 unknown-key Unknown key "link" in “Link”.',
      '  Write "to". Where the link leads: a page of this site, an anchor, or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'text in place of label',
    change: change(SITE, '"label": "Evenings"', '"text": "Evenings"'),
    report: [
      'pages-config/_site.json:15:19 unknown-key Unknown key "text" in “Link”.',
      '  Write "label". The text of the link; it must be understandable without the text around it.',
    ],
  },
  {
    name: 'a page in the navigation with a missing anchor',
    change: change(SITE, '/terms#returns', '/terms#refunds'),
    report: [
      'pages-config/_site.json:15:85 broken-anchor There is no anchor "refunds" on /terms.',
      '  Anchors there: prices, returns.',
    ],
  },
  {
    name: 'the address of the site with a slash at its end',
    change: change(SITE, 'https://lamps.example.org', 'https://lamps.example.org/'),
    report: [
      'pages-config/_site.json:6:10 malformed-value "url" can’t be "https://lamps.example.org/".',
      '  The address under which the site is public, without a slash at its end; canonical links and feeds begin with it. An example: "https://www.example.org"',
    ],
  },
  {
    name: 'the address of the site without https',
    change: change(SITE, 'https://lamps.example.org', 'http://lamps.example.org'),
    report: [
      'pages-config/_site.json:6:10 malformed-value "url" can’t be "http://lamps.example.org".',
      '  The address under which the site is public, without a slash at its end; canonical links and feeds begin with it. An example: "https://www.example.org"',
    ],
  },
  {
    name: 'a number in place of a telephone number',
    change: change(SITE, '["030 1234567"]', '[301234567]'),
    report: [
      'pages-config/_site.json:29:57 wrong-type Entry 1 of "phones" is the number 301234567, but must be a text.',
      '  One telephone number. An example: "00000 00000"',
    ],
  },
  {
    name: 'a telephone number with words',
    change: change(SITE, '["030 1234567"]', '["call 030 1234567"]'),
    report: [
      'pages-config/_site.json:29:57 malformed-value Entry 1 of "phones" can’t be "call 030 1234567".',
      '  One telephone number. An example: "00000 00000"',
    ],
  },
  {
    name: 'an e-mail address of the site without an ending',
    change: change(SITE, 'lamps@example.org', 'lamps@example'),
    report: [
      'pages-config/_site.json:29:25 malformed-value "email" can’t be "lamps@example".',
      '  The address for enquiries. An example: "hello@example.org"',
    ],
  },
  {
    name: 'a time zone by its city alone',
    change: change(SITE, 'Europe/Berlin', 'Berlin'),
    report: [
      'pages-config/_site.json:8:15 unknown-time-zone There is no time zone "Berlin".',
      '  Write a name of the IANA database, such as Europe/Berlin.',
    ],
  },
  {
    name: 'a text in place of a list',
    change: change(SITE, '["3 Quay Street"]', '"3 Quay Street"'),
    report: [
      'pages-config/_site.json:29:84 wrong-type "address" is the text "3 Quay Street", but must be a list.',
      '  The lines of the postal address. An example: ["12 Example Road","12345 Exampletown"]',
    ],
  },
  {
    name: 'a key of the site in capitals',
    change: change(SITE, '"tagline"', '"Tagline"'),
    report: [
      'pages-config/_site.json:4:3 unknown-key Unknown key "Tagline" in “Site”.',
      '  Did you mean "tagline"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an old key of the site',
    change: change(SITE, '"copyright"', '"copyrightText"'),
    report: [
      'pages-config/_site.json:28:3 unknown-key Unknown key "copyrightText" in “Site”.',
      '  Did you mean "copyright"?',
    ],
  },
  {
    name: 'a heading of the services that is missing',
    change: change(SITE, '"help": "How we help", ', ''),
    report: [
      'pages-config/_site.json:25:17 missing-key The key "help" is missing in “Headings”.',
      '  The heading above the kinds of help. Add for example: "help": "How we help"',
    ],
  },
];
