import { expect, test } from 'vitest';
import { markupDiagnostics } from '../../../src/core/rules/texts/markup-diagnostics.ts';
import { misreadLetters } from '../../../src/core/rules/texts/misread-letters.ts';
import { unfinishedTexts } from '../../../src/core/rules/texts/unfinished-texts.ts';
import { isVague } from '../../../src/core/rules/links/vague-words.ts';
import { report } from '../fixture.ts';

test.each([
  'AT&T, R&D and Q&A; more',
  'a < b and c > d',
  'Five stars: *****',
  '5* and 3* hotels',
  'Fields with * are needed',
  'snake_case_names and __init__.py',
  'C# and F#',
  '#1 in its field',
  'See [1] and (2)',
  'A price of 5 – 6',
  '-5 °C',
  'a * b * c',
])('is no markup: %s', (text) => expect(markupDiagnostics(text)).toEqual([]));

test.each([
  'Type <code>**bold**</code>',
  '<a href="/a_b_c">a_b</a> and <em>_</em>',
  '<p>Fish &amp; chips,&nbsp;&#163;5</p>',
])('is no markup in rich text: %s', (text) => {
  expect(markupDiagnostics(text).filter((diagnostic) => diagnostic.in !== 'plain')).toEqual([]);
});

test.each([
  ['cafÃ©', 'é'],
  ['â€œtalks', '“'],
  ['itâ€™s', '’'],
  ['5 â‚¬', '€'],
  ['20 Â°C', '°'],
  ['ZÃ¼ge', 'ü'],
  ['à¤¨', 'न'],
  ['ðŸŽ‰', '🎉'],
])('was decoded in the wrong encoding: %s', (text, meant) => {
  expect(misreadLetters(text).map(({ fix }) => fix)).toEqual([meant]);
});

test.each([
  'café',
  'SÃO PAULO',
  'VOILÀ',
  '«Ça»',
  '“LÂ”',
  'ÂGE',
  'Ã…',
  'â la carte',
  'Ü™',
  '¿Qué?',
  'naïve à ½',
])('was decoded correctly: %s', (text) => expect(misreadLetters(text)).toEqual([]));

test.each(['The XXX Olympiad', 'Size XXL', 'methods of todo lists', 'Chapter {1}', 'axxxb', 'NOTBDED'])(
  'is no placeholder: %s',
  (text) => expect(unfinishedTexts(text)).toEqual([]),
);

test.each(['Lorem ipsum dolor', 'LOREM IPSUM', 'TBD', 'xxxx', 'XXXXX', 'Dear {{name}}'])(
  'is a placeholder: %s',
  (text) => expect(unfinishedTexts(text).map(({ code }) => code)).toEqual(['placeholder']),
);

test.each(['Here', ' click  here! ', 'READ MORE →', 'En savoir plus', 'यहाँ क्लिक करें', 'اضغط هنا'])(
  'does not name its target: %s',
  (words) => expect(isVague(words)).toBe(true),
);

test.each(['Here comes the sun', 'Read more on lamps', 'More lamps', 'Link to us', ''])(
  'names its target: %s',
  (words) => expect(isVague(words)).toBe(false),
);

test('the marker of npm run new is no placeholder in small letters, nor within another word', () => {
  const title = '"title": "About todo and MasTODOns';
  expect(report({ replace: [['pages-config/about.json', '"title": "About', title]] })).toBe('');
});
