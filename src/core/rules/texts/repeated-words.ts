import { quote } from '../../schema/message-parts.ts';
import type { TextCheck, TextDiagnostic } from './text-diagnostic.ts';

/**
 * Reports a word that is written twice in a row: “the the”.
 * @param text plain text
 * @param style the language of the text (BCP 47)
 */
export const repeatedWords: TextCheck = (text, { language }) => {
  const pattern = PATTERNS.get(language.split('-', 1)[0]!.toLowerCase() || 'en');
  return pattern && mayRepeat(text) ? [...repetitions(text, pattern)] : NONE;
};

/** Whether words have a repetition in any of the languages. */
export function hasRepetition(words: string): boolean {
  return [...PATTERNS.keys()].some((language) => repeatedWords(words, { language }).length > 0);
}

/** A fast check of any text, for words that may be repeated. */
export function mayRepeat(text: string): boolean {
  // A pattern that ignores case takes twice as long.
  return /\b([a-zà-ÿ]+)\s+\1\b/.test(text.toLowerCase());
}

const NONE: TextDiagnostic[] = [];

/**
 * Words that never follow themselves, by language. Many words do: “handed in in May”, “die, die die Blumen
 * bringen”, and Hindi repeats words to say “each”. A language without a list has no check.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the|an?|and|of|for|with|from|or|but|if|than|we|they|our|your|their|its|this|these|into|because|[a-z]{4,}',
  de: 'und|oder|für|eine?|eine[mnrs]|im|am|zum|zur|dass|nicht|wir|auch',
  fr: 'le|les|une?|des|du|et|dans|pour|avec',
  es: 'el|los|las|una?|en|y|para|con',
};

/** English words of four letters that may be repeated, for example for emphasis. */
const EMPHATIC = new Set(
  'that very really much many more most long never ever again always well there here over down away only quite soon late slow'.split(
    ' ',
  ),
);

const PATTERNS = new Map(
  Object.entries(WORDS).map(([language, words]) => [
    language,
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}’'-])(${words})\\s+\\1(?![\\p{L}\\p{M}\\p{N}’'-])`, 'giu'),
  ]),
);

function* repetitions(text: string, pattern: RegExp): Iterable<TextDiagnostic> {
  for (const { 0: written, 1: word = '', index } of text.matchAll(pattern)) {
    // Names are repeated too: Bora Bora.
    if (EMPHATIC.has(word.toLowerCase()) || !written.endsWith(word.toLowerCase())) continue;
    yield {
      offset: index,
      length: written.length,
      severity: 'warning',
      code: 'repeated-word',
      message: `The word ${quote(word)} occurs twice: “${written}”.`,
      hint: 'Remove one of the two.',
    };
    // Only the first one in a text is reported: filler text repeats many.
    return;
  }
}
