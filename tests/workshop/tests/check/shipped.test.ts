import { expect, test } from 'vitest';
import { buildTargets, oldestBrowsers } from '../../../../src/site-build/vite/oldest-browsers.ts';
import { checkShipped } from '../../shipped/check-shipped.ts';
import type { Exception } from '../../shipped/exceptions.ts';
import { root } from '../../../helpers/project.ts';

const safari = [{ name: 'safari', version: '16.4' }];

/** The problems of one file; it is a script unless its name differs. */
function findProblems(
  text: string,
  { name = 'assets/part-1a2b3c4.js', browsers = safari, exceptions = [] as Exception[] } = {},
) {
  return checkShipped([{ name, text }], browsers, exceptions).problems;
}

const styleProblems = (text: string) => findProblems(text, { name: 'assets/part-1a2b3c4.css' });

test.each([
  ['const groups = Map.groupBy(papers, ({ year }) => year);', 'javascript.builtins.Map.groupBy'],
  ['const { groupBy } = Object;', 'javascript.builtins.Object.groupBy'],
  ['const { promise } = Promise.withResolvers();', 'javascript.builtins.Promise.withResolvers'],
  ['const both = one.intersection(other);', 'javascript.builtins.Set.intersection'],
  ['Iterator.from(papers);', 'javascript.builtins.Iterator'],
  ['if (URL.canParse(address)) go();', 'api.URL.canParse_static'],
  ['const signal = AbortSignal.any(signals);', 'api.AbortSignal.any_static'],
  ['window.navigation.navigate("/");', 'api.Window.navigation'],
  ['navigation.navigate("/");', 'api.Window.navigation'],
  ['const letters = /[\\p{L}--[a-z]]/v;', 'Invalid regular expression flag'],
  ['const letter = new RegExp(`(?i:${name})`);', 'javascript.regular_expressions.modifier'],
  ['using file = open();', 'scripts may hold ECMAScript 2023'],
])('a script with %s is refused', (text, feature) => {
  const problems = findProblems(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^assets\/part-1a2b3c4\.js/);
  expect(problems[0]).toContain(feature);
});

test('a lookbehind is refused if Safari older than 16.4 is supported, and not with 16.4', () => {
  const text = 'url.split(/(?<=[^/:]\\/)/);';
  const problems = findProblems(text, { browsers: [{ name: 'safari', version: '16.3' }] });
  expect(problems).toEqual([
    'assets/part-1a2b3c4.js:1:11: /(?<=[^/:]\\/)/: javascript.regular_expressions.lookbehind_assertion is missing in safari 16.3 (16.4 has it)',
  ]);
  expect(findProblems(text)).toEqual([]);
});

test.each([
  'const years = papers.toSorted().at(-1);',
  'window.navigation?.addEventListener("navigate", follow);',
  'const later = window.requestIdleCallback ?? setTimeout;',
  'const idle = typeof requestIdleCallback;',
  'const groupBy = (all) => all; groupBy(papers);',
  'const copy = structuredClone(page);',
])('a script may contain %s', (text) => {
  expect(findProblems(text)).toEqual([]);
});

test.each([
  [".crumb::before { content: '/' / ''; }", 'css.properties.content.alt_text'],
  ['.a { text-wrap: balance; }', 'css.properties.text-wrap'],
  ['.a { color: light-dark(red, blue); }', 'css.types.color.light-dark'],
  ['.a { --own: light-dark(red, blue); }', 'css.types.color.light-dark'],
  ['details::details-content { color: red; }', 'css.selectors.details-content'],
  ['@starting-style { .a { opacity: 0; } }', 'css.at-rules.starting-style'],
  ['@media (scripting: none) { .a { color: red; } }', 'css.at-rules.media.scripting'],
  ['.a { & .b { color: red; } }', 'css.selectors.nesting'],
  ['.a { width: calc-size(auto, size); }', 'css.types.calc-size'],
])('a style sheet with %s is refused', (text, feature) => {
  const problems = styleProblems(text);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toContain(`${feature} is missing in safari 16.4`);
});

test.each([
  ".crumb::before { content: '/'; content: '/' / ''; }",
  '@supports selector(::details-content) { details::details-content { color: red; } }',
  '@supports (text-wrap: balance) { .a { text-wrap: balance; } }',
  '.a { -webkit-hyphens: auto; hyphens: auto; }',
  '@supports not ((initial-letter: 3) or (-webkit-initial-letter: 3)) { .a { float: left; } }',
  '@container page (width <= 36rem) or ((width >= 48rem) and (width <= 60rem)) { .a { height: 5dvh; } }',
])('a style sheet may contain %s', (text) => {
  expect(styleProblems(text)).toEqual([]);
});

test('a fallback counts only before the newer feature, and only if it is older itself', () => {
  expect(styleProblems(".a { content: '/' / ''; content: '/'; }")).toHaveLength(1);
  expect(styleProblems(".a { content: '/' / ''; content: '+' / ''; }")).toHaveLength(1);
});

test('an invalid style sheet is an error', () => {
  expect(styleProblems('.a { color: ) }')[0]).toContain('cannot read this style sheet');
});

test('an exception applies only to its file, and is reported if nothing needs it', () => {
  const exception = { feature: 'javascript.builtins.Map.groupBy', file: 'part', reason: 'a reason' };
  const text = 'Map.groupBy(papers, publicationYear);';
  expect(findProblems(text, { exceptions: [exception] })).toEqual([]);
  expect(findProblems(text, { exceptions: [exception], name: 'assets/other-1a2b3c4.js' })).toHaveLength(1);
  const files = [{ name: 'assets/part-1a2b3c4.js', text: 'done();' }];
  expect(checkShipped(files, safari, [exception]).stale).toEqual([exception]);
});

test('a problem in many files is reported once', () => {
  const files = ['one', 'two', 'three'].map((name) => ({
    name: `assets/${name}.js`,
    text: 'Map.groupBy(a, b);',
  }));
  expect(checkShipped(files, safari, []).problems).toEqual([
    expect.stringMatching(/^assets\/one\.js:1:5 and 2 more files: Map\.groupBy: /),
  ]);
});

test('the supported browsers are the targets of the bundler', () => {
  const browsers = oldestBrowsers(root);
  expect(browsers.map(({ name }) => name).sort()).toEqual([
    'chrome',
    'edge',
    'firefox',
    'ios_saf',
    'safari',
    'samsung',
  ]);
  expect(buildTargets([...safari, { name: 'ios_saf', version: '16.4' }])).toEqual(['safari16.4', 'ios16.4']);
});
