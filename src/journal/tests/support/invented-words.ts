import type { RandomSource } from './random.ts';

/** An invented language: words of syllables, of which a few are frequent. */
export interface InventedLanguage {
  /** A random word, frequent ones more often. */
  word(random: RandomSource): string;
  /** Words in a row, of which none follows itself. */
  words(random: RandomSource, count: number): string;
  /** A sentence of 8 to 17 words, with a capital and a full stop. */
  sentence(random: RandomSource): string;
}

interface Sounds {
  onsets: string[];
  vowels: string[];
  ends: string[];
  /** The frequent short words of every text. */
  little: string[];
  stop: string;
}

const latin: Sounds = {
  onsets: 'b c d f g h j k l m n p r s t v w br cl dr fl gr pl pr sh st th tr'.split(' '),
  vowels: 'a e i o u a e i o ai ea ou é'.split(' '),
  ends: ['', '', '', 'n', 'r', 's', 'l', 'm', 'nd', 'st'],
  little: 'the of and in to for with by from that are was this which on as'.split(' '),
  stop: '.',
};

const devanagari: Sounds = {
  onsets: [...'कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह'],
  vowels: ['', '', 'ा', 'ि', 'ी', 'ु', 'ू', 'े', 'ो'],
  ends: ['', '', '', 'न', 'र', 'त'],
  little: ['का', 'के', 'की', 'में', 'और', 'से', 'है', 'यह', 'पर', 'को'],
  stop: '।',
};

/** The vocabulary of some thousand abstracts. */
const size = 24_000;

export const inventedLatin = language(latin);
export const inventedDevanagari = language(devanagari);

function language(sounds: Sounds): InventedLanguage {
  const word = (random: RandomSource) => {
    // By Zipf's law, the word of rank n has the frequency 1/n of the first: ranks are distributed evenly by
    // logarithm.
    const rank = Math.floor(Math.exp((random.below(1_000_000) / 1_000_000) * Math.log(size)));
    return wordOfRank(sounds, rank);
  };
  const words = (random: RandomSource, count: number) => inRow(count, () => word(random));
  const sentence = (random: RandomSource) => {
    const next = () => (random.happens(0.4) ? random.pick(sounds.little) : word(random));
    return capital(inRow(8 + random.below(10), next)) + sounds.stop;
  };
  return { word, words, sentence };
}

function inRow(count: number, next: () => string): string {
  const words: string[] = [];
  while (words.length < count) {
    const word = next();
    if (word !== words.at(-1)) words.push(word);
  }
  return words.join(' ');
}

/** The same rank gives the same word: two syllables for frequent ones, up to four for others. */
function wordOfRank({ onsets, vowels, ends }: Sounds, rank: number): string {
  let rest = Math.imul(rank + 1, 2_654_435_761) >>> 0;
  const take = (list: readonly string[]) => {
    const found = list[rest % list.length] ?? '';
    rest = (Math.imul(rest ^ (rest >>> 15), 2_246_822_519) >>> 0) + rank;
    return found;
  };
  const syllables = rank < 500 ? 2 : rank < 6000 ? 3 : 4;
  return Array.from({ length: syllables }, () => take(onsets) + take(vowels) + take(ends)).join('');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
