import MiniSearch from 'minisearch';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { firstResultCount, shardAddress } from '../../core/search/index-files.ts';
import { shardOfWord, createShards } from '../../core/search/shards.ts';
import { listPapers, paperSet } from '../../core/search/paper-set.ts';
import { rankByLetters } from '../../core/search/rank-by-letters.ts';
import { searchIndex } from '../../core/search/search-index.ts';
import { fold, splitIntoWords } from '../../core/search/terms.ts';
import { loadSearch, type SearchPapers } from '../../sections/paper-search/load-index.ts';
import { inventedPaper } from '../support/invented-paper.ts';
import { randomFrom } from '../support/random.ts';

/* The index of 600 papers, compared with a library that has all of them in memory. */
const folder = '/search-index';
const papers = Array.from({ length: 600 }, (_, number): PaperRecord => {
  const place = { volume: 1, issue: 1, published: '2025-07', first: 1, folder: 'v1/i1', number };
  const { slug, paper } = inventedPaper(randomFrom(number), place);
  const authors = paper.authors.map(({ given, family }) => ({ name: `${given} ${family}` }));
  return { ...paper, route: `/v1/i1/${slug}`, authors } as unknown as PaperRecord;
});
const files = searchIndex(papers, folder, 'en');
let search: SearchPapers;

beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    return new Response(files.get(address) ?? '', { status: files.has(address) ? 200 : 404 });
  });
  search = await loadSearch(folder);
});

const byLibrary = new MiniSearch<PaperRecord>({
  idField: 'route',
  fields: ['title', 'authors', 'keywords', 'subject', 'abstract'],
  extractField: (paper, field) =>
    field === 'authors'
      ? paper.authors.map(({ name }) => name).join(' ')
      : [paper[field as 'keywords' | 'title']].flat().join(' '),
  processTerm: fold,
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    boost: { title: 3, authors: 3, keywords: 2, subject: 2 },
  },
});
byLibrary.addAll(papers);

const start = JSON.parse(files.get(`${folder}/start.json`)!) as { shards: string[] };

/** Queries as people type them: whole words, or beginnings with as many letters as the name of a shard. */
const queries = papers.slice(0, 120).map(({ title, authors, abstract }, index) => {
  const words = [title, authors[0]!.name, abstract[0]!].flatMap((text) => longWords(text));
  const [first, second] = [words[index % 6]!, words[(index + 2) % 6]!];
  return index % 3 === 0 ? first : index % 3 === 1 ? `${first} ${second}` : first.slice(0, 5);
});

test('a word is found in all papers in which a library finds it, with the same ranking', async () => {
  let compared = 0;
  for (const query of queries) {
    // A typo in the first letters leads to another shard, so only correct words are compared.
    const whole = byLibrary.search(query, { fuzzy: false }).map(({ id }) => String(id));
    const answer = await search(query);
    const hits = await answer.best(answer.count);
    const own = hits.map(({ to }) => to);
    expect(own, query).toEqual(expect.arrayContaining(whole));
    const best = byLibrary.search(query)[0]!;
    const rank = own.indexOf(String(best.id));
    expect(rank, query).toBeLessThan(3);
    compared++;
  }
  expect(compared).toBeGreaterThan(100);
});

test.each(['10.55555/paper.7', 'doi:10.55555/paper.7', 'https://doi.org/10.55555/PAPER.7', 'soil 1998'])(
  'a paper is found by %s: its DOI, or its year with a word',
  async (query) => {
    const some = papers.slice(0, 20).map((paper, place) => ({
      ...paper,
      title: `On soil ${'abcdefghijklmnopqrstuvwxyz'[place % 26]}`,
      doi: `10.55555/paper.${place + 5}`,
      published: `${1996 + place}-07`,
    }));
    const index = searchIndex(some.toReversed(), '/with-doi', 'en');
    vi.stubGlobal('fetch', async (address: string) => new Response(index.get(address)));
    const answer = await (await loadSearch('/with-doi'))(query);
    expect((await answer.best(3)).map(({ title }) => title)).toEqual(['On soil c']);
  },
);

test('an index that is too large for a file is divided, and no query needs more than 100 kB of it', async () => {
  expect(start.shards.length).toBeGreaterThan(10);
  /** Only the longest files are compressed, because that takes time. */
  const heaviest = (name: RegExp): number => {
    const texts = [...files].filter(([address]) => name.test(address)).map(([, text]) => text);
    const longest = texts.sort((one, other) => other.length - one.length).slice(0, 3);
    return Math.max(...longest.map((text) => brotliCompressSync(text).length));
  };
  // The beginning, the results of two first letters, three words, and the first twenty papers.
  const begun = heaviest(/start/) + 2 * heaviest(/short_/);
  const query = begun + 3 * heaviest(/terms_/) + 20 * heaviest(/papers/);
  expect(query).toBeLessThan(100_000);
});

test('every term is in one shard, and is found there', () => {
  const terms = Object.fromEntries(
    papers.flatMap(({ title }) =>
      splitIntoWords(title).map((word) => [fold(word), Array<number>(400).fill(7)]),
    ),
  );
  const shards = createShards(terms);
  const prefixes = [...shards.keys()];
  expect(prefixes.length).toBeGreaterThan(10);
  expect([...shards.values()].flatMap((shard) => Object.keys(shard)).sort()).toEqual(
    Object.keys(terms).sort(),
  );
  for (const term of Object.keys(terms)) {
    const { prefix } = shardOfWord(term, prefixes);
    expect(Object.keys(shards.get(prefix!)!)).toContain(term);
  }
});

test("a word that is too short for a shard's name also finds papers", async () => {
  const longest = start.shards.toSorted((one, other) => other.length - one.length)[0]!;
  expect([...longest].length).toBeGreaterThan(1);
  for (const letters of [[...longest][0]!, [...longest].slice(0, -1).join('')]) {
    const whole = byLibrary.search(letters, { fuzzy: false }).map(({ id }) => String(id));
    const answer = await search(letters);
    expect(answer).toMatchObject({ count: whole.length, most: Math.min(100, whole.length) });
    const best = await answer.best(whole.length);
    expect(best).toHaveLength(answer.most);
    expect(whole, letters).toEqual(expect.arrayContaining(best.map(({ to }) => to)));
    expect(new Set(best.map(({ to }) => to)).size).toBe(best.length);
    // The best paper of the complete ranking is among the ten best of the fast one.
    expect(best.slice(0, 10).map(({ to }) => to)).toContain(whole[0]);
  }
});

test('matches of a first letter are ranked like those of longer words', () => {
  const terms = { rat: [0, 10, 2, 40], rain: [1, 90, 1, 20], rainy: [2, 20], it: [0, 5] };
  const ranked = rankByLetters(terms, ['ra', 'rain', 'i'], 4);
  expect(ranked.get('r')?.best(4)).toEqual([1, 2, 0]);
  expect(ranked.get('r')?.best(2)).toEqual([1, 2]);
  expect([...ranked.keys()].sort()).toEqual(['i', 'r', 'ra', 'rai', 'rain']);
});

test('each letter of a word takes at most one request before the first papers are shown', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(files.get(address.replace('/of-its-own', folder)));
  });
  const prefix = start.shards.toSorted((one, other) => other.length - one.length)[0]!;
  // A loaded index is cached by its address.
  const own = await loadSearch('/of-its-own');
  for (const letters of [prefix.slice(0, 1), prefix]) {
    asked.length = 0;
    await (await own(letters)).best(firstResultCount);
    expect(asked, letters).toHaveLength(1);
  }
});

test('short words narrow the results, alone and with longer ones', async () => {
  const shared = start.shards.filter((prefix) => [...prefix].length > 1);
  const [first, second] = new Set(shared.map((prefix) => [...prefix][0]!));
  const long = longWords(papers[0]!.title)[0]!;
  for (const query of [`${first} ${second}`, `${long} ${first}`, `${second} ${long} ${first}`]) {
    const whole = byLibrary.search(query, { fuzzy: false }).map(({ id }) => String(id));
    const answer = await search(query);
    const own = (await answer.best(answer.count)).map(({ to }) => to);
    expect(own.toSorted(), query).toEqual(whole.toSorted());
  }
});

test('next to a longer word, a short one leaves the order unchanged', async () => {
  const long = longWords(papers[0]!.title)[0]!;
  const { best } = await search(long);
  // A letter that begins the longer word would find it a second time.
  const isOther = (prefix: string) => [...prefix].length > 1 && !fold(long).startsWith([...prefix][0]!);
  const both = await search(`${long} ${start.shards.find(isOther)![0]!}`);
  const inBoth = (await both.best(both.count)).map(({ to }) => to);
  const inOne = (await best(papers.length)).map(({ to }) => to);
  expect(inBoth.slice(0, 5)).toEqual(inOne.filter((to) => inBoth.includes(to)).slice(0, 5));
});

test('a query without a word finds nothing', async () => {
  expect(await search('?!')).toMatchObject({ count: 0, most: 0 });
});

test('a decoded set of papers equals the encoded one', () => {
  for (const some of [[], [0], [3, 4, 9, 4999], [7, 8]]) expect(listPapers(paperSet(some))).toEqual(some);
});

test('no two shards share an address', () => {
  const signs = ['æb', '\u{e6b}', 'a', '-a', 'é'];
  expect(new Set(signs.map((prefix) => shardAddress(folder, prefix))).size).toBe(signs.length);
});

test('a paper keeps its number when another is published', () => {
  const [newest, ...older] = papers;
  const before = searchIndex(older, folder, 'en');
  for (const number of [0, 1, 300]) {
    const address = `${folder}/papers/${number}.json`;
    expect(before.get(address)).toBe(files.get(address));
  }
  expect(files.get(`${folder}/papers/599.json`)).toContain(newest!.title);
});

function longWords(text: string): string[] {
  return splitIntoWords(text)
    .filter((word) => word.length > 3)
    .slice(0, 2);
}

test('a word of the text alone is found, after papers that are about it', async () => {
  const [one, other] = papers as [PaperRecord, PaperRecord];
  // Loaded files are cached by address.
  const ownFolder = '/index-of-texts';
  const text = { file: '', hash: '', pictures: [], charts: [], readText: () => ({}) as never };
  const own = searchIndex(
    [
      { ...one, text: { ...text, searchWords: () => 'quicksilver refrigerator' } },
      { ...other, title: 'A refrigerator' },
    ],
    ownFolder,
    'en',
  );
  vi.stubGlobal('fetch', async (address: string) => new Response(own.get(address) ?? ''));
  const again = await loadSearch(ownFolder);
  const routes = async (query: string) => (await (await again(query)).best(5)).map(({ to }) => to);
  expect(await routes('quicksilver')).toEqual([one.route]);
  expect(await routes('refrigerator')).toEqual([other.route, one.route]);
});
