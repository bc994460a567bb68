import { INDEX, EVENTS, TERMS, LAMPS, SITE, siteReport } from '../../site-fixture.ts';
import { change } from '../case.ts';
import type { BrokenCase } from '../case.ts';
import { schemaNames } from '../../../helpers/schema-files.ts';

export const makeReport = siteReport;

/** The types are read from disk, so that a new one changes no test. */
const sectionTypes = schemaNames('sections').join(', ');

/** Values of the right type that are still invalid. */
export const cases: BrokenCase[] = [
  {
    name: 'a day that February has not',
    change: change(EVENTS, '2025-07-30', '2025-02-30'),
    report: [
      'pages-config/events.json:16:19 no-such-day There is no 2025-02-30.',
      '  February 2025 has 28 days.',
    ],
  },
  {
    name: 'a day of a leap year in another year',
    change: change(TERMS, '2024-02-29', '2023-02-29'),
    report: [
      'pages-config/terms.json:11:20 no-such-day There is no 2023-02-29.',
      '  February 2023 has 28 days.',
    ],
  },
  {
    name: 'the thirty-first of April',
    change: change(EVENTS, '2025-07-30', '2025-04-31'),
    report: [
      'pages-config/events.json:16:19 no-such-day There is no 2025-04-31.',
      '  April 2025 has 30 days.',
    ],
  },
  {
    name: 'a month that no year has',
    change: change(EVENTS, '2025-07-30', '2025-13-01'),
    report: [
      'pages-config/events.json:16:19 malformed-value "date" can’t be "2025-13-01".',
      '  The day of the event as year-month-day. An example: "2025-07-30"',
    ],
  },
  {
    name: 'an event that ends before it begins',
    change: change(EVENTS, '07:00 PM - 08:00 PM', '07:00 PM - 06:30 PM'),
    report: [
      'pages-config/events.json:17:19 ends-early "time" is "07:00 PM - 06:30 PM CET", which ends before it begins.',
      '  Swap the two times, or correct one. A time span over midnight may have up to twelve hours.',
    ],
  },
  {
    name: 'an event without duration on a 24-hour clock',
    change: change(EVENTS, '07:00 PM - 08:00 PM', '19:00 – 19.00'),
    report: [
      'pages-config/events.json:17:19 ends-early "time" is "19:00 – 19.00 CET", which ends before it begins.',
      '  Swap the two times, or correct one. A time span over midnight may have up to twelve hours.',
    ],
  },
  {
    name: 'the placeholder day and time of a new event',
    change: {
      replace: [
        [EVENTS, '2025-07-30', '9999-12-31'],
        [EVENTS, '07:00 PM - 08:00 PM CET', '12:00 AM - 11:59 PM UTC'],
      ],
    },
    report: [
      'pages-config/events.json:16:19 placeholder "9999-12-31" is a sample text.',
      '  Date: The day of the event as year-month-day. For example: “2025-07-30”. A page that is still being written says "draft": true.',
      'pages-config/events.json:17:19 placeholder "12:00 AM - 11:59 PM UTC" is a sample text.',
      '  Time: Beginning and end with the time zone, as readers see it, in the 12-hour or 24-hour format (18:00 – 20:00 CET). For example: “07:00 PM - 08:00 PM CET”. A page that is still being written says "draft": true.',
    ],
    two: 'Two placeholders are left.',
  },
  {
    name: 'a day as it is written in Europe',
    change: change(EVENTS, '2025-07-30', '30.07.2025'),
    report: [
      'pages-config/events.json:16:19 malformed-value "date" can’t be "30.07.2025".',
      '  The day of the event as year-month-day. An example: "2025-07-30"',
    ],
  },
  {
    name: 'a day as it is written in America',
    change: change(EVENTS, '2025-07-30', '07/30/2025'),
    report: [
      'pages-config/events.json:16:19 malformed-value "date" can’t be "07/30/2025".',
      '  The day of the event as year-month-day. An example: "2025-07-30"',
    ],
  },
  {
    name: 'a day without its zeros',
    change: change(EVENTS, '2025-07-30', '2025-7-30'),
    report: [
      'pages-config/events.json:16:19 malformed-value "date" can’t be "2025-7-30".',
      '  The day of the event as year-month-day. An example: "2025-07-30"',
    ],
  },
  {
    name: 'a day in words',
    change: change(EVENTS, '2025-07-30', '30 July 2025'),
    report: [
      'pages-config/events.json:16:19 malformed-value "date" can’t be "30 July 2025".',
      '  The day of the event as year-month-day. An example: "2025-07-30"',
    ],
  },
  {
    name: 'a day as a number',
    change: change(EVENTS, '"2025-07-30"', '20250730'),
    report: [
      'pages-config/events.json:16:19 wrong-type "date" is the number 20250730, but must be a text.',
      '  The day of the event as year-month-day. An example: "2025-07-30"',
    ],
  },
  {
    name: 'a month without its day',
    change: change(EVENTS, '2025-07-30', '2025-07'),
    report: [
      'pages-config/events.json:16:19 malformed-value "date" can’t be "2025-07".',
      '  The day of the event as year-month-day. An example: "2025-07-30"',
    ],
  },
  {
    name: 'an invalid hour',
    change: change(EVENTS, '07:00 PM - 08:00 PM', '25:00 PM - 26:00 PM'),
    report: [
      'pages-config/events.json:17:19 malformed-value "time" can’t be "25:00 PM - 26:00 PM CET".',
      '  Beginning and end with the time zone, as readers see it, in the 12-hour or 24-hour format (18:00 – 20:00 CET). An example: "07:00 PM - 08:00 PM CET"',
    ],
  },
  {
    name: 'an invalid minute',
    change: change(EVENTS, '08:00 PM', '08:60 PM'),
    report: [
      'pages-config/events.json:17:19 malformed-value "time" can’t be "07:00 PM - 08:60 PM CET".',
      '  Beginning and end with the time zone, as readers see it, in the 12-hour or 24-hour format (18:00 – 20:00 CET). An example: "07:00 PM - 08:00 PM CET"',
    ],
  },
  {
    name: 'a time without its zone',
    change: change(EVENTS, ' CET', ''),
    report: [
      'pages-config/events.json:17:19 malformed-value "time" can’t be "07:00 PM - 08:00 PM".',
      '  Beginning and end with the time zone, as readers see it, in the 12-hour or 24-hour format (18:00 – 20:00 CET). An example: "07:00 PM - 08:00 PM CET"',
    ],
  },
  {
    name: 'a time without its end',
    change: change(EVENTS, ' - 08:00 PM', ''),
    report: [
      'pages-config/events.json:17:19 malformed-value "time" can’t be "07:00 PM CET".',
      '  Beginning and end with the time zone, as readers see it, in the 12-hour or 24-hour format (18:00 – 20:00 CET). An example: "07:00 PM - 08:00 PM CET"',
    ],
  },
  {
    name: 'a missing question',
    change: change(INDEX, '"open": 2', '"open": 3'),
    report: [
      'pages-config/index.json:21:15 no-such-entry "open" is 3, but "items" has 2 entries.',
      '  The number of the question that is open at the start, counted from 1; default: none. An example: 1',
    ],
  },
  {
    name: 'the ninth of two questions',
    change: change(INDEX, '"open": 2', '"open": 9'),
    report: [
      'pages-config/index.json:21:15 no-such-entry "open" is 9, but "items" has 2 entries.',
      '  The number of the question that is open at the start, counted from 1; default: none. An example: 1',
    ],
  },
  {
    name: 'questions counted from zero',
    change: change(INDEX, '"open": 2', '"open": 0'),
    report: [
      'pages-config/index.json:21:15 too-small "open" is 0; the smallest allowed number is 1.',
      '  The number of the question that is open at the start, counted from 1; default: none. An example: 1',
    ],
  },
  {
    name: 'a number as a text',
    change: change(INDEX, '"open": 2', '"open": "2"'),
    report: [
      'pages-config/index.json:21:15 wrong-type "open" is the text "2", but must be a whole number.',
      '  The number of the question that is open at the start, counted from 1; default: none. An example: 1',
    ],
  },
  {
    name: 'a whole number with a fraction',
    change: change(LAMPS, '"order": 10', '"order": 10.5'),
    report: [
      'pages-config/lamps.json:9:14 wrong-type "order" is the number 10.5, but must be a whole number.',
      "  The tile's place on the grid, smallest first; tiles without one come last, by title. An example: 10",
    ],
  },
  {
    name: 'a number below zero',
    change: change(LAMPS, '"order": 10', '"order": -1'),
    report: [
      'pages-config/lamps.json:9:14 too-small "order" is -1; the smallest allowed number is 0.',
      "  The tile's place on the grid, smallest first; tiles without one come last, by title. An example: 10",
    ],
  },
  {
    name: 'seconds in place of milliseconds',
    change: change(EVENTS, '"interval": 6000', '"interval": 6'),
    report: [
      'pages-config/events.json:24:19 too-small "interval" is 6; the smallest allowed number is 2000.',
      '  How long each quotation is shown, in milliseconds; default: five seconds. An example: 2000',
    ],
  },
  {
    name: 'a range where one number is asked for',
    change: change(EVENTS, '"interval": 6000', '"interval": "5000 to 6000"'),
    report: [
      'pages-config/events.json:24:19 wrong-type "interval" is the text "5000 to 6000", but must be a whole number.',
      '  How long each quotation is shown, in milliseconds; default: five seconds. An example: 2000',
    ],
  },
  {
    name: 'a language in words',
    change: change(SITE, '"en-GB"', '"English"'),
    report: [
      'pages-config/_site.json:7:15 malformed-value "language" can’t be "English".',
      '  The language of the pages: a language code, with a country if it matters. An example: "en-GB"',
    ],
  },
  {
    name: 'an unknown language',
    change: change(SITE, '"en-GB"', '"xx"'),
    report: [
      'pages-config/_site.json:7:15 unknown-language There is no language "xx".',
      '  The language of the pages: a language code, with a country if it matters. An example: "en-GB"',
    ],
  },
  {
    name: 'a country in place of a language',
    change: change(SITE, '"en-GB"', '"jp"'),
    report: [
      'pages-config/_site.json:7:15 unknown-language There is no language "jp".',
      '  Did you mean "ja"?',
    ],
  },
  {
    name: 'a country by another name',
    change: change(SITE, '"en-GB"', '"en-UK"'),
    report: [
      'pages-config/_site.json:7:15 unknown-language There is no language "en-UK".',
      '  Did you mean "en-GB"?',
    ],
  },
  {
    name: 'a language with an underscore',
    change: change(SITE, '"en-GB"', '"en_GB"'),
    report: [
      'pages-config/_site.json:7:15 malformed-value "language" can’t be "en_GB".',
      '  The language of the pages: a language code, with a country if it matters. An example: "en-GB"',
    ],
  },
  {
    name: 'an unknown language in rich text',
    change: change(TERMS, '<p>As', '<p lang=\\"xy\\">As'),
    report: [
      'pages-config/terms.json:12:34 rich-text There is no language "xy".',
      '  Write its code, such as "en".',
    ],
  },
  {
    name: 'a country in place of a language in rich text',
    change: change(TERMS, '<p>As', '<p lang=\\"gr\\">As'),
    report: [
      'pages-config/terms.json:12:34 rich-text There is no language "gr".',
      '  Write its code, such as "el".',
    ],
  },
  {
    name: 'a name with a capital',
    change: change(INDEX, '"id": "questions"', '"id": "Questions"'),
    report: [
      'pages-config/index.json:15:13 malformed-value "id" can’t be "Questions".',
      '  A name for this section, so that links can point to it. An example: "questions"',
    ],
  },
  {
    name: 'a name with a blank',
    change: change(INDEX, '"id": "questions"', '"id": "the questions"'),
    report: [
      'pages-config/index.json:15:13 malformed-value "id" can’t be "the questions".',
      '  A name for this section, so that links can point to it. An example: "questions"',
    ],
  },
  {
    name: 'a name that a heading also has',
    change: change(TERMS, '<h2>Prices</h2>', '<h2 id=\\"returns\\">Prices</h2>'),
    report: [
      'pages-config/terms.json:12:67 duplicate-id The name "returns" appears twice on this page.',
      '  Give this heading another name: id="returns-2".',
    ],
  },
  {
    name: 'a title that is too short',
    change: change(TERMS, 'Terms of the workshop | Fixture', 'Terms'),
    report: [
      'pages-config/terms.json:3:12 too-short "title" has 5 characters; at least 10 are needed.',
      '  The title for the browser tab and search engines: 10 to 70 characters, different on every page. An example: "Bread and rolls | Example"',
    ],
  },
  {
    name: 'a description that is too short',
    change: change(
      TERMS,
      'What holds when a lamp is bought or mended here: prices, times, and what is given back.',
      'What holds.',
    ),
    report: [
      'pages-config/terms.json:4:18 too-short "description" has 11 characters; at least 50 are needed.',
      '  What a search engine shows below the title: 50 to 170 characters, different on every page. An example: "Help with graduate and postgraduate assignments: understand the question, plan the answer, reference it properly."',
    ],
  },
  {
    name: 'a section type in capitals',
    change: change(INDEX, '"type": "faq"', '"type": "FAQ"'),
    report: [
      'pages-config/index.json:14:15 unknown-section There is no section type "FAQ".',
      '  Write "faq". Questions that open to show their answer; at most one is open, and pressing the open one closes it.',
    ],
  },
  {
    name: 'a section type in the plural',
    change: change(INDEX, '"type": "faq"', '"type": "faqs"'),
    report: [
      'pages-config/index.json:14:15 unknown-section There is no section type "faqs".',
      '  Write "faq". Questions that open to show their answer; at most one is open, and pressing the open one closes it.',
    ],
  },
  {
    name: 'a section type by another of its names',
    change: change(INDEX, '"type": "faq"', '"type": "accordion"'),
    report: [
      'pages-config/index.json:14:15 unknown-section There is no section type "accordion".',
      '  Write "faq". Questions that open to show their answer; at most one is open, and pressing the open one closes it.',
    ],
  },
  {
    name: 'an unknown section type',
    change: change(INDEX, '"type": "faq"', '"type": "zeppelin"'),
    report: [
      'pages-config/index.json:14:15 unknown-section There is no section type "zeppelin".',
      `  There are: ${sectionTypes}.`,
    ],
  },
  {
    name: 'a section without a type',
    change: change(INDEX, '"type": "faq",\n      ', ''),
    report: [
      'pages-config/index.json:13:5 missing-key The key "type" is missing in entry 2 of "sections".',
      `  Write "type": one of ${sectionTypes}.`,
    ],
  },
  {
    name: 'an unknown template',
    change: change(LAMPS, '"type": "service"', '"type": "services"'),
    report: [
      'pages-config/lamps.json:12:13 unknown-template There is no template "services".',
      '  Did you mean "service"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'the title of another page',
    change: change(EVENTS, 'Evenings in the workshop | Fixture', 'Visit the lamp shop | Fixture'),
    report: [
      'pages-config/visit.json:3:12 duplicate-title The title is the same as in pages-config/events.json.',
      '  Say what is particular to this page: search engines show the title.',
    ],
  },
  {
    name: 'too few entries',
    change: change(LAMPS, '{ "title": "For tables", "text": "In three heights." },\n      ', ''),
    report: [
      'pages-config/lamps.json:16:13 too-few "help" has 1 entry; at least 2 are needed.',
      '  What is done for the visitor, most important first; five to seven entries are best. An example: [{"title":"The question, taken apart","text":"We go through the command words and the marking scheme until you know what is being asked."},{"title":"Referencing…',
    ],
  },
  {
    name: 'too many entries',
    change: change(
      INDEX,
      '"items": [\n        { "value"',
      '"items": [\n        { "value": "1", "label": "One." }, { "value": "2", "label": "Two." }, { "value": "3", "label": "Three." }, { "value": "4", "label": "Four." }, { "value": "5", "label": "Five." }, { "value": "6", "label": "Six." }, { "value": "7", "label": "Seven." }, { "value"',
    ),
    report: [
      'pages-config/index.json:25:16 too-many "items" has 9 entries; the limit is 5.',
      '  The facts in their order; figures begin with the most important.',
    ],
  },
  {
    name: 'the same entry twice',
    change: change(LAMPS, '"Table lamps", "Hanging lamps"', '"Table lamps", "Table lamps"'),
    report: [
      'pages-config/lamps.json:26:14 repeated-entry "range" contains the same entry twice: entries 1 and 2.',
      '  Keep one of them. What belongs to this service, in one to four words each; eight to fourteen entries.',
    ],
  },
  {
    name: 'a file’s name in place of a picture',
    change: change(
      INDEX,
      '"image": { "src": "drawings/lamp.svg", "alt": "" }',
      '"image": "drawings/lamp.svg"',
    ),
    report: [
      'pages-config/index.json:11:16 wrong-type "image" is the text "drawings/lamp.svg", but must be an object.',
      '  The large drawing on the section\'s lower rule, 640 by 432. An example: {"src":"drawings/sample.svg","alt":""}',
    ],
  },
  {
    name: 'a picture without words',
    change: change(INDEX, '{ "src": "drawings/lamp.svg", "alt": "" }', '{ "src": "drawings/lamp.svg" }'),
    report: [
      'pages-config/index.json:11:16 missing-key The key "alt" is missing in “Image”.',
      '  What the picture shows, for people who can\'t see it; leave it empty when the picture only decorates. Add for example: "alt": "Asha Verma, drawn in profile"',
    ],
  },
  {
    name: 'a picture with an empty alternative text',
    change: change(INDEX, '"alt": ""', '"alt": null'),
    report: [
      'pages-config/index.json:11:53 wrong-type "alt" is null, but must be a text.',
      '  What the picture shows, for people who can\'t see it; leave it empty when the picture only decorates. An example: "Asha Verma, drawn in profile"',
    ],
  },
  {
    name: 'a picture with a slash before it',
    change: change(INDEX, '"drawings/lamp.svg"', '"/drawings/lamp.svg"'),
    report: [
      'pages-config/index.json:11:25 malformed-value "src" can’t be "/drawings/lamp.svg".',
      '  The path of the picture below pages-config/_media (svg, png, jpg, webp or avif). An example: "drawings/sample.svg"',
    ],
  },
  {
    name: 'a picture in other capitals',
    change: change(INDEX, '"drawings/lamp.svg"', '"Drawings/Lamp.svg"'),
    report: [
      'pages-config/index.json:11:25 wrong-file-name "src" can’t be "Drawings/Lamp.svg": its name has capitals.',
      '  Name the file "drawings/lamp.svg", and write that here.',
    ],
  },
  {
    name: 'a picture with the name of a camera file',
    change: change(INDEX, '"drawings/lamp.svg"', '"My Photo.PNG"'),
    report: [
      'pages-config/index.json:11:25 wrong-file-name "src" can’t be "My Photo.PNG": its name has capitals and a space.',
      '  Name the file "my-photo.png", and write that here.',
    ],
  },
  {
    name: 'a picture in the format of a telephone',
    change: change(INDEX, '"drawings/lamp.svg"', '"x.heic"'),
    report: [
      'pages-config/index.json:11:25 wrong-file-name "src" can’t be "x.heic": .heic files are not accepted here.',
      '  Save it as "x.jpg", and write that here. Accepted: svg, png, jpg, jpeg, webp or avif.',
    ],
  },
  {
    name: 'a picture in a format that browsers do not show',
    change: change(INDEX, '"drawings/lamp.svg"', '"drawings/lamp.gif"'),
    report: [
      'pages-config/index.json:11:25 wrong-file-name "src" can’t be "drawings/lamp.gif": .gif files are not accepted here.',
      '  Save it as "drawings/lamp.jpg", and write that here. Accepted: svg, png, jpg, jpeg, webp or avif.',
    ],
  },
  {
    name: 'a picture from another site',
    change: change(INDEX, '"drawings/lamp.svg"', '"https://example.org/lamp.svg"'),
    report: [
      'pages-config/index.json:11:25 malformed-value "src" can’t be "https://example.org/lamp.svg".',
      '  The path of the picture below pages-config/_media (svg, png, jpg, webp or avif). An example: "drawings/sample.svg"',
    ],
  },
  {
    name: 'a picture with its folder',
    change: change(INDEX, '"drawings/lamp.svg"', '"_media/drawings/lamp.svg"'),
    report: [
      'pages-config/index.json:11:25 malformed-value "src" can’t be "_media/drawings/lamp.svg".',
      '  The path of the picture below pages-config/_media (svg, png, jpg, webp or avif). An example: "drawings/sample.svg"',
    ],
  },
  {
    name: 'yes in place of true',
    change: change(TERMS, '"noindex": true', '"noindex": "yes"'),
    report: [
      'pages-config/terms.json:5:23 wrong-type "noindex" is the text "yes", but must be true or false.',
      '  True keeps the page out of search engines and the sitemap. An example: true',
    ],
  },
  {
    name: 'a number in place of true',
    change: change(TERMS, '"noindex": true', '"noindex": 1'),
    report: [
      'pages-config/terms.json:5:23 wrong-type "noindex" is the number 1, but must be true or false.',
      '  True keeps the page out of search engines and the sitemap. An example: true',
    ],
  },
];
