import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { Shard } from '../../core/search/index-files.ts';
import { searchIndex } from '../../core/search/search-index.ts';
import { loadSearch } from './load-index.ts';
import { cutAtWords } from './words.ts';

const folder = '/journal/search-index';

const papers = [
  {
    route: '/journal/v1/i2/lantern',
    title: 'Reading by lantern light',
    authors: [{ name: 'Anjali Deshmukh' }, { name: 'Prakash Thapliyal' }],
    abstract: ['A jeep with four hundred books.', 'Médical aid.'],
    keywords: ['mobile libraries'],
    subject: 'Education',
    published: '2025-08',
  },
  {
    route: '/journal/v1/i1/songs',
    title: 'बारहमासा का बदलता स्वर: गीतों का अध्ययन',
    authors: [{ name: 'Urmila Bahuguna' }],
    abstract: ['गीत बदलते हैं।'],
    keywords: ['लोकगीत'],
    subject: 'Hindi Literature',
    published: '2025-07',
    status: 'retracted',
  },
] as PaperRecord[];

const fetched = vi.fn<(address: string) => Promise<Response>>();
let place = 0;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});

/** Serves an index at a unique address, because loaded files are cached as long as the page. */
function serve(some: readonly PaperRecord[]): string {
  const own = `${folder}-${++place}`;
  const files = searchIndex(some, own, 'en');
  fetched.mockImplementation(async (address) => {
    const text = files.get(address);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  return own;
}

async function found(query: string): Promise<string[]> {
  const answer = await (await loadSearch(serve(papers)))(query);
  return (await answer.best(20)).map(({ to }) => to.split('/').at(-1)!);
}

describe('the search', () => {
  test.each([
    ['a title', 'lantern'],
    ['an author', 'thapliyal'],
    ['the beginning of a name', 'Desh'],
    ['a name with a slip', 'Deshmuk Anjli'],
    ['a word of four letters with a slip', 'jeip'],
    ['a keyword', 'mobile libraries'],
    ['a subject', 'education'],
    ['a word of the abstract', 'hundred'],
    ['a word without its accent', 'medical'],
    ['a word with an accent too many', 'läntern'],
  ])('finds a paper by %s', async (_what, query) => expect(await found(query)).toEqual(['lantern']));

  test('reports the corrected word, and corrects only words that no paper has', async () => {
    const search = await loadSearch(serve(papers));
    expect((await search('mobil lanturn')).meant).toBe('mobil lantern');
    const right = await search('lantern');
    expect(right.meant).toBeUndefined();
    expect(right.isFound('lanterm')).toBe(false);
    expect((await search('xyzzy')).meant).toBeUndefined();
  });

  test('finds words of other scripts', async () => expect(await found('गीत')).toEqual(['songs']));

  test('finds words with invisible joiners, and marks them', async () => {
    const [paper] = papers;
    const joined = 'श्\u200dयाम';
    const search = await loadSearch(serve([{ ...paper!, title: `${joined} की कथा` }]));
    for (const query of [joined, 'श्याम']) {
      const answer = await search(query);
      const [hit] = await answer.best(1);
      expect(cutAtWords(hit!.title, answer.isFound)[0]).toEqual({ text: joined, isMarked: true });
    }
  });

  test('does not treat a joiner alone as a word', async () => {
    expect(await found('lantern \u200d')).toEqual(['lantern']);
    const [paper] = papers;
    const files = searchIndex([{ ...paper!, title: 'Lanterns \u200d here' }], folder, 'en');
    const { terms } = JSON.parse(files.get(`${folder}/terms_.json`)!) as Shard;
    expect(Object.keys(terms)).not.toContain('');
  });

  test('finds only papers with every word', async () => expect(await found('lantern Bahuguna')).toEqual([]));

  test('returns the words found, and the facts of the paper', async () => {
    const search = await loadSearch(serve(papers));
    const { isFound } = await search('librar');
    expect(['libraries', 'library', 'mobile'].filter(isFound)).toEqual(['libraries', 'library']);
    const [songs] = await (await search('बारहमासा')).best(1);
    expect(songs).toMatchObject({
      notice: 'Retracted',
      published: 'July 2025',
      authors: ['Urmila Bahuguna'],
    });
  });

  test('loads each file once, and again after it could not be loaded', async () => {
    const own = serve(papers);
    const answers = fetched.getMockImplementation()!;
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    await expect(loadSearch(own)).rejects.toThrow(`${own}/start.json answered 503`);
    fetched.mockReset();
    fetched.mockImplementation(answers);
    const search = await loadSearch(own);
    for (let times = 0; times < 2; times++) await (await search('lantern')).best(20);
    await loadSearch(own);
    expect(fetched.mock.calls.flat()).toEqual([
      `${own}/start.json`,
      `${own}/terms_.json`,
      `${own}/papers/1.json`,
    ]);
  });
});
