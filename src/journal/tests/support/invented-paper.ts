import type { RandomSource } from './random.ts';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import type { WrittenAuthor } from '../../content/written-parts.ts';
import { capital, inventedDevanagari, inventedLatin, type InventedLanguage } from './invented-words.ts';

/** The place of a paper. */
export interface PaperPlace {
  volume: number;
  issue: number;
  /** For example: 2015-03 */
  published: string;
  /** The number of the first page. */
  first: number;
  /** The number among all papers, for unique titles. */
  number: number;
  /** The folder of its issue, such as reports/v1/i3. */
  folder: string;
}

/** A paper, and the data for adding parts. */
export interface InventedPaper {
  slug: string;
  paper: WrittenPaper;
  place: PaperPlace;
  language: InventedLanguage;
  /** The source of further choices. */
  random: RandomSource;
}

const subjects = [
  'Agronomy',
  'Botany',
  'Chemistry',
  'Economics',
  'Education',
  'Engineering',
  'Geology',
  'History',
  'Law',
  'Linguistics',
  'Management',
  'Music',
  'Physics',
  'Sociology',
];

/** Every tenth paper is in Hindi letters; each has one to four of some thousand authors. */
export function inventedPaper(random: RandomSource, place: PaperPlace): InventedPaper {
  const isHindi = place.number % 10 === 9;
  const language = isHindi ? inventedDevanagari : inventedLatin;
  const words = (count: number) => language.words(random, count);
  const slug = `sample-${place.number + 1}`;
  const { volume, issue, published, first, folder, number } = place;
  const paper: WrittenPaper = {
    type: 'paper',
    title: `${capital(words(4))}: ${words(3)} ${number + 1}`,
    authors: inventAuthors(random),
    volume,
    issue,
    published,
    abstract: Array.from({ length: 2 }, () => sentences(random, language)),
    keywords: Array.from({ length: 4 }, (_, index) => `${words(2)} ${index + 1}`),
    language: isHindi ? 'hi' : 'en',
    subject: random.pick(subjects),
    pages: { first, last: first },
    file: `${folder}/${slug}.pdf`,
    references: Array.from({ length: 6 }, () => inventedLatin.sentence(random)),
    sample: true,
  };
  return { slug, paper, place, language, random };
}

function sentences(random: RandomSource, language: InventedLanguage): string {
  return Array.from({ length: 5 }, () => language.sentence(random)).join(' ');
}

function inventAuthors(random: RandomSource): WrittenAuthor[] {
  const name = () => capital(inventedLatin.word(random));
  const byName = new Map<string, WrittenAuthor>();
  for (let count = 1 + random.below(4); count > 0; count--) {
    const [given, family] = [name(), name()];
    byName.set(`${given} ${family}`.toLowerCase(), {
      given,
      family,
      position: 'Invented author',
      affiliation: `${name()} Institute`,
    });
  }
  const [first, ...others] = byName.values();
  return [{ ...first!, email: 'author@example.org', corresponding: true }, ...others];
}
