import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Results } from '../../sections/paper-search/parts/results.tsx';
import type { IndexedPaper } from '../../core/search/index-files.ts';
import { searchIndex } from '../../core/search/search-index.ts';
import { testLocale, withLocale } from 'pagewright/testing';
import { fullJournal } from '../support/samples.ts';

test('papers and their notices are found, and rendered with the available facts', () => {
  const { papers, notices } = fullJournal();
  const items = [...notices, ...papers];
  const files = searchIndex(items, '/index', 'en');
  const shown = [...files].filter(([name]) => name.startsWith('/index/papers/'));
  const found = shown.map(([, text]) => JSON.parse(text) as IndexedPaper);
  expect(found).toHaveLength(items.length);
  const html = renderToStaticMarkup(
    withLocale(
      <Results
        papers={found}
        isFound={(word) => word === 'rain'}
        query="rain"
        count={found.length}
        onClear={() => undefined}
      />,
      testLocale(),
    ),
  );
  for (const { route } of items) expect(html).toContain(`href="${route}"`);
  expect(html).toMatch(/Retraction: <mark[^>]*>Rain/);
});
