import { expect, test } from 'vitest';
import { changesInMarkdown } from '../../../src/tools/content/changes/format-changes.ts';
import {
  routesBeforeAndAfter,
  type ContentComparison,
} from '../../../src/tools/content/changes/content-changes.ts';

const page = (name: string, descriptions: string[]) => ({
  file: `pages-config/${name.toLowerCase()}.json`,
  name,
  route: `/${name.toLowerCase()}`,
  kind: 'changed' as const,
  descriptions,
  isSeen: true,
  isListed: false,
});

const reported: ContentComparison = {
  changes: [
    page('Bread', ['faq › question 1 › answer: “*Rye*” → “@all | <b>”', 'price-table moved 2 → 3']),
    { ...page('Feast', []), kind: 'moved', from: '/party' },
    { ...page('Thanks', []), kind: 'removed' },
  ],
  routes: ['/', '/bread'],
  uncompared: ['pages-config/_media/loaf.svg'],
  removed: [],
};

test('a complete change for a review: visible differences first, with links to a preview, and the addresses of pictures', () => {
  expect(
    changesInMarkdown(reported, {
      preview: 'https://pr-7.example.org/',
      artifacts: 'https://ci.example/runs/1',
    }),
  ).toBe(`### Pages that look different (2)

- [\`/\`](https://pr-7.example.org/)
- [\`/bread\`](https://pr-7.example.org/bread)

### Bread \`/bread\`

- faq › question 1 › answer: “\\*Rye\\*” → “@<!-- -->all \\| \\<b\\>”
- price-table moved 2 → 3

### Feast \`/feast\`

- Page /feast (Feast) was /party

### Thanks \`/thanks\`

- Page /thanks (Thanks) is removed

### Files

- \`pages-config/_media/loaf.svg\` changed

[Preview](https://pr-7.example.org/) · [Pictures before and after, and the built site](https://ci.example/runs/1)
`);
});

test('without addresses there are no links; without a change there is no report', () => {
  expect(changesInMarkdown(reported, { preview: '' })).not.toContain('](');
  expect(changesInMarkdown({ changes: [], routes: [], uncompared: [], removed: [] })).toBe(
    'Nothing has changed in the content.\n',
  );
});

test('a report that is too long for a comment ends with a whole line, and contains its links', () => {
  const long = {
    ...reported,
    changes: [
      page(
        'Bread',
        Array.from({ length: 3000 }, () => 'x'.repeat(50)),
      ),
    ],
  };
  const text = changesInMarkdown(long, { artifacts: 'https://ci.example/runs/1' });
  expect(text.length).toBeLessThan(60_100);
  expect(text).toMatch(
    /\n- x{50}\n\n… and more: `npm run content -- diff` shows all of it\.\n\n\[Pictures [^\n]*\n$/,
  );
});

test('removed pages are shown by their old addresses', () => {
  expect(routesBeforeAndAfter(reported)).toEqual(['/', '/bread', '/party', '/thanks']);
});
