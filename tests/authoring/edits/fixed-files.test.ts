import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { fixedFiles } from '../../../src/authoring/edits/apply-fixes.ts';
import type { Project } from '../../../src/core/project.ts';

const TEXT = 'a "b"';
const at = (path: string) => ({ path, text: TEXT });

const project = {
  pages: [at('pages-config/a.json')],
  forms: [at('pages-config/_forms/a.json')],
  shared: [at('pages-config/_shared/a.json')],
  unrouted: [at('pages-config/_not-found.json')],
  site: at('pages-config/_site.json'),
  redirects: at('pages-config/_redirects.json'),
  theme: { tokens: at('pages-config/_theme/tokens.css'), defaults: '', packages: new Map(), fonts: [] },
  texts: [at('pages-config/journal/a.md')],
  schemas: [],
  media: [],
} satisfies Project;

const diagnostic = (file: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  severity: 'error',
  code: 'x',
  message: 'x',
  ...more,
});

test('a safe fix is applied in every text file that a site has', () => {
  const { pages, forms, shared, unrouted, site, redirects, theme, texts } = project;
  const all = [...pages, ...forms, ...shared, ...unrouted, site, redirects, theme.tokens, ...texts];
  const found = all.map(({ path }) => diagnostic(path, { fix: 'c' }));
  expect(new Set(fixedFiles(project, found))).toEqual(
    new Set(all.map(({ path }) => ({ path, text: 'c "b"', count: 1 }))),
  );
});

test('a fix is escaped in JSON files, and written without escapes in other files', () => {
  const within = { column: 4, endColumn: 5 };
  const found = ['pages-config/journal/a.md', 'pages-config/_site.json'].map((file) =>
    diagnostic(file, { ...within, fix: '"' }),
  );
  expect(fixedFiles(project, found).map(({ text }) => text)).toEqual(['a "\\""', 'a """']);
});

test('a file whose diagnostics have no fix, or only a probable one, stays unchanged', () => {
  const found = [
    diagnostic('pages-config/_site.json', { about: ['pages-config/a.json'] }),
    diagnostic('pages-config/a.json', { fix: 'c', guess: true }),
  ];
  expect(fixedFiles(project, found)).toEqual([]);
});
