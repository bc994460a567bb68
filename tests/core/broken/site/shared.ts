import { INDEX, siteReport, TERMS } from '../../site-fixture.ts';
import type { BrokenCase } from '../case.ts';

export const makeReport = siteReport;

const HOURS = 'pages-config/_shared/hours.json';
const hours = (more: object = {}) =>
  JSON.stringify(
    {
      $schema: '../../schemas/editor/section.json',
      type: 'text-block',
      id: 'hours',
      title: 'When the door is open',
      text: '<p>From ten to six; <a href="/visit">the way here</a>.</p>',
      ...more,
    },
    null,
    2,
  );
const FIGURES = '{\n      "type": "fact-list", "variant": "figures",';
const POLICY = '{\n      "type": "policy",';
/** Two pages that use the section, one with another title. */
const USES: [string, string, string][] = [
  [INDEX, FIGURES, `{ "use": "hours" },\n    ${FIGURES}`],
  [TERMS, POLICY, `{ "use": "hours", "title": "Open" },\n    ${POLICY}`],
];

/** Sections that pages share. */
export const cases: BrokenCase[] = [
  {
    name: 'a shared section on two pages',
    change: { files: { [HOURS]: hours() }, replace: USES },
    report: [''],
  },
  {
    name: 'an error in a shared section is reported once, in its file',
    change: {
      files: { [HOURS]: hours({ text: '<p>See <a href="/visti">the way</a>.</p>' }) },
      replace: USES,
    },
    report: [
      'pages-config/_shared/hours.json:6:29 broken-link There is no page /visti.',
      '  Did you mean "/visit"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a key of a shared section that its type lacks',
    change: { files: { [HOURS]: hours({ titel: 'Open' }) }, replace: USES },
    report: [
      'pages-config/_shared/hours.json:7:3 unknown-key Unknown key "titel" in “Text”.',
      '  It has a "title" already: remove one of the two.',
    ],
  },
  {
    name: 'an unknown key next to "use"',
    change: {
      files: { [HOURS]: hours() },
      replace: [[INDEX, FIGURES, `{ "use": "hours", "colour": "red" },\n    ${FIGURES}`]],
    },
    report: [
      'pages-config/index.json:23:23 unknown-key Unknown key "colour" in “Text”.',
      '  Keys that can still be added: variant, lede, image, side, aside, action.',
    ],
  },
  {
    name: 'a missing shared section',
    change: {
      files: { [HOURS]: hours() },
      replace: [...USES, [TERMS, POLICY, `{ "use": "huors" },\n    ${POLICY}`]],
    },
    report: [
      'pages-config/terms.json:9:14 missing-shared There is no shared section "huors".',
      '  Did you mean "hours"?',
    ],
  },
  {
    name: 'a missing shared section hides no other mistake of the page',
    two: 'The page has two mistakes.',
    change: {
      files: { [HOURS]: hours() },
      replace: [...USES, [TERMS, POLICY, `{ "use": "huors" },\n    ${POLICY} "colour": "red",`]],
    },
    report: [
      'pages-config/terms.json:9:14 missing-shared There is no shared section "huors".',
      '  Did you mean "hours"?',
      'pages-config/terms.json:11:25 unknown-key Unknown key "colour" in “Policy”.',
      '  Keys that can still be added: id, keyPoints.',
    ],
  },
  {
    name: 'an unreadable shared section: the pages that use it have no diagnostic',
    change: { files: { [HOURS]: '{ "type": ' }, replace: USES },
    report: [
      'pages-config/_shared/hours.json:1:11 missing-value A value is missing here.',
      '  Write a text in double quotes, a number, true, false, a list [ ] or an object { }.',
    ],
  },
  {
    name: 'a shared section in a shared section',
    change: { files: { [HOURS]: hours({ use: 'visit' }) }, replace: USES },
    report: [
      'pages-config/_shared/hours.json:7:3 unknown-key Unknown key "use" in “Text”.',
      '  Keys that can still be added: variant, lede, image, side, aside, action.',
    ],
  },
  {
    name: 'a missing folder of shared sections',
    change: { replace: [[TERMS, POLICY, `{ "use": "hours" },\n    ${POLICY}`]] },
    report: [
      'pages-config/terms.json:8:14 missing-shared There is no shared section "hours".',
      '  Write pages-config/_shared/hours.json.',
    ],
  },
  {
    name: 'one shared section twice on a page, with one name',
    change: {
      files: { [HOURS]: hours() },
      replace: [...USES, [INDEX, FIGURES, `{ "use": "hours", "title": "Once more" },\n    ${FIGURES}`]],
    },
    report: [
      'pages-config/_shared/hours.json:4:9 duplicate-id The name "hours" appears twice on this page.',
      '  Choose another name, and update the links to it.',
    ],
  },
  {
    name: 'a shared section that no page uses',
    change: { files: { [HOURS]: hours() } },
    report: [
      'pages-config/_shared/hours.json:1:1 unused-shared (warning) No page uses this section.',
      '  Use it: { "use": "hours" } in the sections of a page; or remove it.',
    ],
  },
  {
    name: 'a shared section on a future page, and an earlier link to it',
    change: {
      files: { [HOURS]: hours({ publishAt: '2097-06-01' }) },
      replace: [...USES, [INDEX, '<a href=\\"/visit\\">', '<a href=\\"#hours\\">']],
    },
    report: [
      'pages-config/index.json:18:78 link-too-early There is no anchor "hours" on / before 2097-06-01.',
      '  Write "publishAt": "2097-06-01" beside this link’s section or entry too, or change the date in pages-config/index.json.',
    ],
  },
];
