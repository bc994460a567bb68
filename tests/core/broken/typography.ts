import type { Case } from './case.ts';

/** The title of the cards holds the words; the report names the column where the fault stands, in line 15. */
function title(
  name: string,
  words: string,
  column: number,
  code: string,
  message: string,
  hint: string,
): Case {
  return {
    name,
    change: { replace: [['pages-config/index.json', '"Why us"', JSON.stringify(words)]] },
    report: [
      `pages-config/index.json:15:${column} ${code} ${message}.`,
      `  ${hint} npm run validate -- --fix does it.`,
    ],
  };
}

export const cases: Case[] = [
  title(
    'a straight apostrophe',
    "Why it's us",
    23,
    'straight-quote',
    "A straight apostrophe is in “Why it's us”",
    'Write ’ instead.',
  ),
  title(
    'a decade',
    "The '90s",
    21,
    'straight-quote',
    "A straight apostrophe is in “The '90s”",
    'Write ’ instead.',
  ),
  title(
    'three dots',
    'And so on...',
    26,
    'three-dots',
    'Three dots stand for an ellipsis in “And so on...”',
    'Write … instead.',
  ),
  title(
    'two hyphens',
    'Help -- and more',
    21,
    'hyphen-as-dash',
    'Hyphens stand for a dash in “Help -- and more”',
    'Write – instead.',
  ),
  title(
    'a hyphen between spaces',
    'Help - and more',
    21,
    'hyphen-as-dash',
    'Hyphens stand for a dash in “Help - and more”',
    'Write – instead.',
  ),
  title(
    'a hyphen between numbers',
    'Pages 33-52',
    23,
    'hyphen-in-range',
    'A hyphen stands for “to” in “Pages 33-52”',
    'Write 33–52.',
  ),
  title(
    'a hyphen between days',
    'Monday-Friday',
    23,
    'hyphen-in-range',
    'A hyphen stands for “to” in “Monday-Friday”',
    'Write – instead.',
  ),
  title('two spaces', 'Why  us', 20, 'double-space', 'Two spaces are in “Why  us”', 'Write one.'),
  title(
    'a space before a comma',
    'You , and us',
    20,
    'space-before-sign',
    'A space comes before a sign in “You , and us”',
    'Remove the space.',
  ),
  title(
    'a letter for times',
    'A 3 x 4 grid',
    19,
    'letter-as-times',
    'A letter stands for “times” in “A 3 x 4 grid”',
    'Write 3 × 4.',
  ),
  {
    name: 'straight quotes in rich text, but not those of its tags',
    two: 'A quotation has two marks.',
    change: { replace: [['pages-config/index.json', '>about</a>', '>\\"about\\"</a>']] },
    report: [
      'pages-config/index.json:9:42 straight-quote A straight quotation mark is in “"about" o”.',
      '  Write “ instead. npm run validate -- --fix does it.',
      'pages-config/index.json:9:49 straight-quote A straight quotation mark is in “"about" or”.',
      '  Write ” instead. npm run validate -- --fix does it.',
    ],
  },
];
