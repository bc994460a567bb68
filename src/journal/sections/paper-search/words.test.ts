import { describe, expect, test } from 'vitest';
import { fold } from '../../core/search/terms.ts';
import { cutAtWords, findExcerpt } from './words.ts';

const isAmong =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);
const marked = (text: string, ...words: string[]) =>
  cutAtWords(text, isAmong(...words)).flatMap((piece) => (piece.isMarked ? piece.text : []));

describe('words that were found', () => {
  test('are marked with any case and accents', () => {
    expect(marked('Café and CAFE, not cafeteria', 'cafe')).toEqual(['Café', 'CAFE']);
  });

  test('of Indian scripts keep their vowel signs', () => {
    expect(fold('गीतों')).toBe('गीतों');
    expect(marked('तीन गाँवों के मौखिक गीतों का अध्ययन', 'गीतों')).toEqual(['गीतों']);
  });

  test('leave the text unchanged', () => {
    const text = 'Solar cookers, hours & “rest”: 1.4 a day';
    expect(
      cutAtWords(text, isAmong('hours', '4'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('an excerpt', () => {
  const long = `${'Some words go before. '.repeat(20)}Then the lantern is lit. ${'Others follow it. '.repeat(30)}`;

  test('is around the first found word, cut at spaces', () => {
    const excerpt = findExcerpt(long, isAmong('lantern'));
    expect(excerpt).toMatch(/^… \S.* the lantern is lit\. .*\S …$/);
    expect(excerpt.length).toBeLessThan(280);
  });

  test('of a short text is the whole text', () => {
    expect(findExcerpt('A lantern.', isAmong('lantern'))).toBe('A lantern.');
  });

  test('is nothing without a match', () => expect(findExcerpt(long, isAmong('lamp'))).toBe(''));
});
