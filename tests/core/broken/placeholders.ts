import type { BrokenCase } from './case.ts';

export const cases: BrokenCase[] = [
  {
    name: 'a placeholder for a text',
    change: {
      replace: [['pages-config/index.json', '"title": "Care"', '"title": "TODO: the second reason"']],
    },
    report: [
      'pages-config/index.json:16:51 placeholder The text is still a placeholder: “TODO: the second reason”.',
      '  Heading: Names the card. For example: “Speed”.',
    ],
  },
  {
    name: 'a placeholder in rich text',
    change: { replace: [['pages-config/index.json', '<p>', '<p>TODO: the way here. ']] },
    report: [
      'pages-config/index.json:9:19 placeholder The text is still a placeholder: “TODO: the way here. See”.',
      '  Text: A few paragraphs. For example: “<p>Hello.</p>”.',
    ],
  },
  {
    name: 'a placeholder that was moved into a sentence',
    change: { replace: [['pages-config/about.json', '"title": "About', '"title": "About TODO']] },
    report: [
      'pages-config/about.json:2:19 placeholder The text is still a placeholder: “TODO us”.',
      '  Title: The title of the tab. For example: “About us”. A page that is still being written says "draft": true.',
    ],
  },
  {
    name: 'a placeholder in a form',
    change: {
      replace: [['pages-config/_forms/contact.json', '"title": "Contact"', '"title": "TODO: title"']],
    },
    report: [
      'pages-config/_forms/contact.json:2:13 placeholder The text is still a placeholder: “TODO: title”.',
      '  Title: The name of the form, for its heading and messages. For example: “Ask for a quote”.',
    ],
  },
  {
    name: 'a placeholder in the site’s file',
    change: { replace: [['pages-config/_site.json', '"Elsewhere"', '"TODO 1: label"']] },
    report: [
      'pages-config/_site.json:5:17 placeholder The text is still a placeholder: “TODO 1: label”.',
      '  Write what belongs here.',
    ],
  },
  {
    name: 'a placeholder in the schema of a section',
    change: {
      replace: [['schemas/sections/cards.schema.json', '"title": "Cards"', '"title": "TODO: what for"']],
    },
    report: [
      'schemas/sections/cards.schema.json:3:12 placeholder The text is still a placeholder: “TODO: what for”.',
      '  Write it without TODO: editors read it as help.',
    ],
  },
  {
    name: 'a sample in place of a picture',
    change: {
      replace: [['pages-config/index.json', 'drawings/hero.svg', 'drawings/sample.svg']],
      media: [{ path: 'drawings/sample.svg', bytes: 900, format: 'svg' }],
    },
    report: [
      'pages-config/index.json:11:25 placeholder drawings/sample.svg is a sample.',
      '  Put your own file into its place, or write the path of another one.',
    ],
  },
];
