import { monthInWords } from 'pagewright/text';
import type { WrittenTranslation } from '../../content/written-parts.ts';
import { withoutEmpty } from '../record/without-empty.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { statusWords } from '../record/notices/status.ts';
import { wholeTitle } from '../record/languages/translations.ts';
import { paperAddress, firstResultCount, shardAddress, shortAddress, startAddress } from './index-files.ts';
import type { IndexedPaper, IndexStart, Postings, Shard, ShortAnswer } from './index-files.ts';
import { paperSet } from './paper-set.ts';
import { rankByLetters } from './rank-by-letters.ts';
import { shardOfWord, createShards } from './shards.ts';
import { fold, splitIntoWords } from './terms.ts';

/** The searched fields of a paper, with their boost relative to the abstract. */
const fields: { boost: number; text(paper: PaperRecord): string }[] = [
  { boost: 3, text: ({ title, translations = [] }) => [title, ...translations.map(wholeTitle)].join(' ') },
  { boost: 3, text: ({ authors }) => authors.map(({ name }) => name).join(' ') },
  {
    boost: 2,
    text: (paper) =>
      everyLanguage(paper)
        .flatMap(({ keywords = [] }) => keywords)
        .join(' '),
  },
  { boost: 2, text: ({ subject, special }) => [subject, special?.title].join(' ') },
  // Readers paste a DOI with or without its address. It is split into words like all texts, so a query finds papers
  // with all parts.
  {
    boost: 2,
    text: ({ doi, published }) => [doi && `doi: https://doi.org/${doi}`, published.slice(0, 4)].join(' '),
  },
  {
    boost: 1,
    text: (paper) =>
      everyLanguage(paper)
        .flatMap(({ abstract = [] }) => abstract)
        .join(' '),
  },
  // The full text has each word once, because frequent words in a long text do not mean that it is about them.
  { boost: 0.3, text: ({ text }) => text?.searchWords?.() ?? '' },
];

/** The abstract and keywords of a paper, in its own language and all translations. */
function everyLanguage({
  abstract,
  keywords,
  translations = [],
}: PaperRecord): Pick<WrittenTranslation, 'abstract' | 'keywords'>[] {
  return [{ abstract, keywords }, ...translations];
}

/** The maximal number of results for a prefix: for more, a visitor types the next letter. */
const maxPrefixResults = 100;

/**
 * The search index as files: terms in shards, results of prefixes that are too short for a shard, and each paper as
 * shown in results. Scores depend on all papers, so the build computes them.
 * @param papers newest first
 * @param folder the folder of the index, from the site's root
 * @param language the language in which months are named
 */
export function searchIndex(
  papers: readonly PaperRecord[],
  folder: string,
  language: string,
): Map<string, string> {
  const oldestFirst = papers.toReversed();
  const indexedPapers = oldestFirst.map((paper) => toIndexedPaper(paper, language));
  const terms = collectTerms(oldestFirst);
  const shards = createShards(terms);
  const prefixes = [...shards.keys()].sort();
  const start: IndexStart = { count: indexedPapers.length, shards: prefixes };
  const files = new Map<string, unknown>([[startAddress(folder), start]]);
  const rankedByLetters = rankByLetters(terms, prefixes, indexedPapers.length);
  const bestPapers = (letters: string): Record<number, IndexedPaper> => {
    const first = rankedByLetters.get(letters)?.best(firstResultCount) ?? [];
    return Object.fromEntries(first.map((number) => [number, indexedPapers[number]!]));
  };
  for (const [prefix, terms] of shards) {
    const shard: Shard = { terms, papers: bestPapers(prefix) };
    files.set(shardAddress(folder, prefix), shard);
  }
  for (const [letters, { all, best }] of rankedByLetters) {
    if (!shardOfWord(letters, prefixes).isShort) continue;
    const answer: ShortAnswer = {
      count: all.length,
      all: paperSet(all),
      best: best(maxPrefixResults),
      papers: bestPapers(letters),
    };
    files.set(shortAddress(folder, letters), answer);
  }
  for (const [number, paper] of indexedPapers.entries()) files.set(paperAddress(folder, number), paper);
  return new Map([...files].map(([address, content]) => [address, JSON.stringify(content)]));
}

/** All terms with their papers and scores. */
function collectTerms(papers: readonly PaperRecord[]): Postings {
  const countsByField = fields.map(({ text }) => countWords(papers.map(text)));
  const means = countsByField.map(
    ({ lengths }) => lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
  );
  const terms = new Set(countsByField.flatMap(({ counts }) => [...counts.keys()]));
  // One array serves all terms; it is reset to zero after each.
  const scores = new Float64Array(papers.length);
  const createPostings = (term: string) => {
    const papersWithTerm = new Set<number>();
    for (const [index, { counts, lengths }] of countsByField.entries()) {
      const termCounts = counts.get(term) ?? [];
      const { boost } = fields[index]!;
      const count = termCounts.length / 2;
      const rarity = Math.log(1 + (papers.length - count + 0.5) / (count + 0.5));
      for (let place = 0; place < termCounts.length; place += 2) {
        const paper = termCounts[place]!;
        papersWithTerm.add(paper);
        scores[paper]! += boost * rarity * bm25Plus(termCounts[place + 1]!, lengths[paper]! / means[index]!);
      }
    }
    return postingsIn(papersWithTerm, scores);
  };
  return Object.fromEntries([...terms].map((term) => [term, createPostings(term)]));
}

/**
 * The BM25+ score of a number of occurrences in a text, with the usual constants.
 * @param length the length of the text, relative to the mean length
 * @see https://en.wikipedia.org/wiki/Okapi_BM25
 */
function bm25Plus(count: number, length: number): number {
  const [k, b, delta] = [1.2, 0.7, 0.5];
  return delta + (count * (k + 1)) / (count + k * (1 - b + b * length));
}

/**
 * For each term the papers with it in a field, oldest first, each followed by the number of occurrences; and the
 * number of terms per paper.
 */
function countWords(texts: readonly string[]): { counts: Map<string, number[]>; lengths: number[] } {
  const counts = new Map<string, number[]>();
  // Folded words are cached, because most words are repeated.
  const countsByWord = new Map<string, number[]>();
  const getCounts = (word: string) => {
    const term = fold(word);
    const termCounts = counts.get(term) ?? [];
    counts.set(term, termCounts);
    countsByWord.set(word, termCounts);
    return termCounts;
  };
  const lengths = texts.map((text, paper) => {
    let length = 0;
    for (const word of splitIntoWords(text)) {
      const termCounts = countsByWord.get(word) ?? getCounts(word);
      if (termCounts[termCounts.length - 2] === paper) termCounts[termCounts.length - 1]!++;
      else {
        length++;
        termCounts.push(paper, 1);
      }
    }
    return length;
  });
  return { counts, lengths };
}

/**
 * The postings of a term. Scores are stored in tenths, which are precise enough for ranking.
 * @param scores the score of the term in each paper; reset to zero
 */
function postingsIn(papers: ReadonlySet<number>, scores: Float64Array): number[] {
  let before = 0;
  return [...papers]
    .sort((one, other) => one - other)
    .flatMap((paper) => {
      const step = paper - before;
      before = paper;
      const score = scores[paper]!;
      scores[paper] = 0;
      return [step, Math.max(1, Math.round(score * 10))];
    });
}

function toIndexedPaper(paper: PaperRecord, siteLanguage: string): IndexedPaper {
  const { title, language, authors, abstract, keywords, subject, volume, issue, published, route } = paper;
  return withoutEmpty<IndexedPaper>({
    to: route,
    title,
    language,
    authors: authors.map(({ name }) => name),
    abstract: abstract.join(' '),
    keywords,
    subject,
    volume,
    issue,
    published: monthInWords(published, siteLanguage),
    notice: paper.status && statusWords[paper.status],
  });
}
