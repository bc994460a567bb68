import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Results } from '../../../src/journal/sections/paper-search/parts/results.tsx';
import type { IndexedPaper } from '../../../src/journal/core/search/index-files.ts';
import { searchIndex } from '../../../src/journal/core/search/search-index.ts';
import { inEnglish } from '../../helpers/english.ts';
import { fullJournal } from '../samples.ts';

test('papers and their notices are found, and rendered with the available facts', () => {
  const { papers, notices } = fullJournal();
  const items = [...notices, ...papers];
  const files = searchIndex(items, '/index', 'en');
  const shown = [...files].filter(([name]) => name.startsWith('/index/papers/'));
  const found = shown.map(([, text]) => JSON.parse(text) as IndexedPaper);
  expect(found).toHaveLength(items.length);
  const html = renderToStaticMarkup(
    inEnglish(
      <Results
        papers={found}
        isFound={(word) => word === 'rain'}
        words="rain"
        count={found.length}
        onClear={() => undefined}
      />,
    ),
  );
  for (const { route } of items) expect(html).toContain(`href="${route}"`);
  expect(html).toMatch(/Retraction: <mark[^>]*>Rain/);
});
