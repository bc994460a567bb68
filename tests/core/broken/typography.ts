import type { BrokenCase } from './case.ts';

/** The title of the cards contains the words; the report gives the column of the diagnostic, in line 15. */
function title(
  name: string,
  words: string,
  column: number,
  code: string,
  message: string,
  hint: string,
): BrokenCase {
  return {
    name,
    change: { replace: [['pages-config/index.json', '"Why us"', JSON.stringify(words)]] },
    report: [
      `pages-config/index.json:15:${column} ${code} ${message}.`,
      `  ${hint} npm run validate -- --fix does it.`,
    ],
  };
}

/** The title of the cards has a word twice. */
function repeated(name: string, words: string, word: string): BrokenCase {
  const column = 17 + words.search(/\b(\w+) \1\b/i);
  return {
    name,
    change: { replace: [['pages-config/index.json', '"Why us"', JSON.stringify(words)]] },
    report: [
      `pages-config/index.json:15:${column} repeated-word (warning) The word "${word}" occurs twice: “${word} ${word.toLowerCase()}”.`,
      '  Remove one of the two.',
    ],
  };
}

/** The title of the cards contains the words, and the site accepts some. */
function accepting(
  name: string,
  words: string,
  accepted: { fault: string; words: string },
  report: string[],
): BrokenCase {
  const list = `"name": "Fixture",\n  "accepted": ${JSON.stringify([accepted])},`;
  return {
    name,
    change: {
      replace: [
        ['pages-config/index.json', '"Why us"', JSON.stringify(words)],
        ['pages-config/_site.json', '"name": "Fixture",', list],
      ],
    },
    report,
  };
}

export const cases: BrokenCase[] = [
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
    'Three dots replace an ellipsis in “And so on...”',
    'Write … instead.',
  ),
  title(
    'two hyphens',
    'Help -- and more',
    21,
    'hyphen-as-dash',
    'Hyphens replace a dash in “Help -- and more”',
    'Write – instead.',
  ),
  title(
    'a hyphen between spaces',
    'Help - and more',
    21,
    'hyphen-as-dash',
    'Hyphens replace a dash in “Help - and more”',
    'Write – instead.',
  ),
  title(
    'a hyphen between numbers',
    'Pages 33-52',
    23,
    'hyphen-in-range',
    'A hyphen replaces “to” in “Pages 33-52”',
    'Write 33–52.',
  ),
  title(
    'a hyphen between days',
    'Monday-Friday',
    23,
    'hyphen-in-range',
    'A hyphen replaces “to” in “Monday-Friday”',
    'Write – instead.',
  ),
  title(
    'a pair of straight apostrophes',
    "Our 'best' one",
    21,
    'straight-quote',
    "A straight apostrophe is in “Our 'best' one”",
    'Write ‘ and ’ instead.',
  ),
  title('a blank at the end', 'Why us ', 23, 'outer-blank', 'The text ends with a blank', 'Remove it.'),
  title(
    'a blank at the beginning',
    ' Why us',
    17,
    'outer-blank',
    'The text begins with a blank',
    'Remove it.',
  ),
  title(
    'blanks around',
    ' Why us ',
    17,
    'outer-blank',
    'The text begins and ends with a blank',
    'Remove it.',
  ),
  title(
    'an entity of an entity',
    'You &amp;amp; us',
    21,
    'markup-in-text',
    '"&amp;amp;" is markup, and this text is plain: it would be shown literally',
    'Write &.',
  ),
  repeated('a repeated word', 'Why all the the words', 'the'),
  repeated('the same with a capital', 'The the words', 'The'),
  repeated('a longer repeated word', 'Why some words words matter', 'words'),
  ...['He said that that helps', 'Handed in in May', 'From Bora Bora', 'A long long way'].map((words) => ({
    name: `words that may be repeated: ${words}`,
    change: {
      replace: [['pages-config/index.json', '"Why us"', JSON.stringify(words)] as [string, string, string]],
    },
    report: [''],
  })),
  title('two spaces', 'Why  us', 20, 'double-space', 'Two spaces are in “Why  us”', 'Write one.'),
  title(
    'a space before a comma',
    'You , and us',
    20,
    'space-before-sign',
    'A space comes before a punctuation mark in “You , and us”',
    'Remove the space.',
  ),
  title(
    'a space before an exclamation mark',
    'Why us !',
    23,
    'space-before-sign',
    'A space comes before a punctuation mark in “Why us !”',
    'Remove the space.',
  ),
  accepting(
    'the same mistake elsewhere, next to words that the site accepts',
    'Sent ! And sent !',
    { fault: 'space-before-sign', words: 'And sent !' },
    [
      'pages-config/index.json:15:21 space-before-sign A space comes before a punctuation mark in “Sent ! And sent !”.',
      '  Remove the space. npm run validate -- --fix does it.',
    ],
  ),
  accepting(
    'another mistake in words that the site accepts',
    'And sent  it !',
    { fault: 'space-before-sign', words: 'And sent  it !' },
    [
      'pages-config/index.json:15:25 double-space Two spaces are in “And sent  it !”.',
      '  Write one. npm run validate -- --fix does it.',
    ],
  ),
  accepting(
    'accepted words that no text contains',
    'Why us',
    { fault: 'space-before-sign', words: 'Sent !' },
    [
      'pages-config/_site.json:3:53 accepted-words-gone No text contains “Sent !” any more.',
      '  Remove the entry.',
    ],
  ),
  accepting('accepted words without the mistake', 'Sent!', { fault: 'space-before-sign', words: 'Sent!' }, [
    'pages-config/_site.json:3:53 nothing-to-accept “Sent!” has no fault "space-before-sign".',
    '  Copy the words around the fault from the text, or remove the entry.',
  ]),
  title(
    'the letter x for a multiplication sign',
    'A 3 x 4 grid',
    19,
    'letter-as-times',
    'A letter replaces “times” in “A 3 x 4 grid”',
    'Write 3 × 4.',
  ),
  {
    name: 'straight quotes in rich text, but not those of its tags',
    change: { replace: [['pages-config/index.json', '>about</a>', '>\\"about\\"</a>']] },
    report: [
      'pages-config/index.json:9:42 straight-quote A straight quotation mark is in “"about" o”.',
      '  Write “ and ” instead. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'accepted words in an unreadable site file: the accepted words are unknown',
    change: {
      replace: [
        ['pages-config/index.json', '"Why us"', '"Really ?"'],
        ['pages-config/_site.json', '"name": "Fixture",', '"name": "Fixture"\n  "accepted": [],'],
      ],
    },
    report: [
      'pages-config/_site.json:3:3 missing-comma A comma is missing before "accepted".',
      '  Entries are separated by commas. npm run content -- fix does this.',
    ],
  },
  {
    name: 'accepted words in a missing site file: --fix must not change them',
    change: {
      replace: [['pages-config/index.json', '"Why us"', '"Really ?"']],
      files: { 'pages-config/_site.json': null },
    },
    report: [
      'pages-config/_site.json:1:1 no-site There is no file of the site.',
      '  Write pages-config/_site.json.',
    ],
  },
  {
    name: 'accepted words under a key that is misspelt',
    change: {
      replace: [
        ['pages-config/index.json', '"Why us"', '"Really ?"'],
        [
          'pages-config/_site.json',
          '"name": "Fixture",',
          '"name": "Fixture",\n  "acepted": [{ "fault": "space-before-sign", "words": "Really ?" }],',
        ],
      ],
    },
    report: [
      'pages-config/_site.json:3:3 unknown-key Unknown key "acepted" in “Site”.',
      '  Did you mean "accepted"? npm run content -- fix does this.',
    ],
  },
];
