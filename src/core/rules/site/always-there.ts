import { DATES } from '../../content/dates/dated.ts';
import { fault, type Rule } from '../rule.ts';

const KEYS = ['draft', ...DATES];

/** The home page and the pages for unknown addresses and without a connection are always there. */
export const alwaysThere: Rule = function* ({ pages }) {
  for (const page of pages) {
    if (page.route !== '' && page.route !== '/') continue;
    const key = KEYS.find((each) => page.data[each] !== undefined && page.data[each] !== false);
    if (key === undefined) continue;
    const name = page.route === '/' ? 'The home page' : 'This page, which the site itself shows,';
    yield fault(
      page,
      { path: [key] },
      {
        code: 'page-needed',
        message: `${name} must always be there: no site can do without it.`,
        hint: `Remove "${key}"; sections may have dates of their own.`,
        what: 'key',
      },
    );
  }
};
