import { isDraft } from '../../content/showing.ts';
import { fault, type Rule } from '../rule.ts';

/** The home page and the pages for unknown addresses and without a connection are always there. */
export const alwaysThere: Rule = function* ({ pages }) {
  for (const page of pages) {
    if ((page.route !== '' && page.route !== '/') || !isDraft(page.data)) continue;
    const name = page.route === '/' ? 'The home page' : 'This page, which the site itself shows,';
    yield fault(
      page,
      { path: ['draft'] },
      {
        code: 'page-needed',
        message: `${name} can’t be a draft: no site can do without it.`,
        hint: 'Remove "draft"; drafts of single sections can wait on a page of their own.',
        what: 'key',
      },
    );
  }
};
