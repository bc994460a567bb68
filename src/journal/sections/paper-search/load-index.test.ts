import { describe, expect, test, vi } from 'vitest';
import { loadSearch } from './load-index.ts';

const papers = [
  {
    to: '/journal/v1/i2/lantern',
    title: 'Reading by lantern light',
    authors: ['Anjali Deshmukh', 'Prakash Thapliyal'],
    abstract: 'A jeep with four hundred books.',
    keywords: ['mobile libraries'],
    subject: 'Education',
  },
  {
    to: '/journal/v1/i1/songs',
    title: 'बारहमासा का बदलता स्वर: गीतों का अध्ययन',
    authors: ['Urmila Bahuguna'],
    abstract: 'गीत बदलते हैं।',
    keywords: ['लोकगीत'],
    subject: 'Hindi Literature',
  },
];

async function found(query: string, source = '/papers.json'): Promise<string[]> {
  vi.stubGlobal('fetch', async () => Response.json({ papers }));
  return (await loadSearch(source))(query).map(({ to }) => to.split('/').at(-1)!);
}

describe('the search', () => {
  test.each([
    ['a title', 'lantern'],
    ['an author', 'thapliyal'],
    ['the beginning of a name', 'Desh'],
    ['a name with a slip', 'Deshmuk Anjli'],
    ['a keyword', 'mobile libraries'],
    ['a subject', 'education'],
    ['a word of the abstract', 'hundred'],
  ])('finds a paper by %s', async (_what, query) => expect(await found(query)).toEqual(['lantern']));

  test('finds words of other scripts', async () => expect(await found('गीत')).toEqual(['songs']));

  test('wants every word', async () => expect(await found('lantern Bahuguna')).toEqual([]));

  test('says which words were found', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ papers }));
    const [hit] = (await loadSearch('/papers.json'))('librar');
    expect([...hit!.words]).toEqual(['libraries']);
  });

  test('loads its index once, and again after it could not be loaded', async () => {
    const fetch = vi.fn(async () => new Response('', { status: 503 }));
    vi.stubGlobal('fetch', fetch);
    await expect(loadSearch('/other.json')).rejects.toThrow('503');
    expect(await found('lantern', '/other.json')).toEqual(['lantern']);
    await loadSearch('/other.json');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
