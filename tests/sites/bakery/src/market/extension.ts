import type { SiteExtension } from 'pagewright/extension';
import { stalls } from './stalls/stalls.ts';

/** The stall on the market: a collection, a JSON file for others, and the data for the server. */
export const extension: SiteExtension = {
  rules: [],
  collect: (pages) => ({ recipes: stalls(pages) }),
  isBuiltFile: (address) => address === '/market.json',
  prepare: ({ site, pages }) =>
    Promise.resolve({
      collections: () => Promise.resolve({ recipes: () => stalls(pages).map(({ to }) => to) }),
      titlePrefixes: new Map(),
      amendments: new Map(),
      addition: () => ({
        heads: new Map(),
        files: () => {
          const text = JSON.stringify({ market: site['market'], recipes: stalls(pages).map(({ to }) => to) });
          return [
            ['market.json', text],
            ['.server/market.json', text],
          ];
        },
        made: [],
        changes: new Map(),
        headers: new Map(),
      }),
    }),
};
