import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/authoring/edits/apply-fixes.ts';
import { readJson } from '../../../src/core/json/json-source.ts';
import type { ThemeFiles } from '../../../src/core/project.ts';
import type { RuleContext } from '../../../src/core/rules/rule.ts';
import { theme } from '../../../src/core/rules/site/theme.ts';
import { familyTokens } from '../../../src/core/theme/families.ts';
import { mergeTokens } from '../../../src/core/theme/merge-tokens.ts';
import { readTokens } from '../../../src/core/theme/read-tokens.ts';
import { findTokenDiagnostics } from '../../../src/core/theme/token-diagnostics.ts';

const defaults = `:root {
  --ink: light-dark(#000, #fff);
  --paper: light-dark(#fff, #000);
  --wash: light-dark(#eee, #222);
  --edge: var(--ink);
  --s1: 0.5rem;
  --text: 1.6;
  --quick: 120ms;
  --lift-1: 0 8px 24px light-dark(rgb(0 0 0 / 0.2), #000);
}
@media (prefers-contrast: more) { :root { --ink: light-dark(#111, #eee); } }`;

/** Diagnostics of a site's tokens: line, column, code and message, then the hint. */
function ofTokens(...lines: string[]): string[] {
  const found = findTokenDiagnostics(`:root {\n${lines.join('\n')}\n}\n`, defaults);
  return found.map(({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`);
}

test('tokens in every notation are valid', () => {
  const own = [
    '--own: #222;',
    '--ink: light-dark(var(--own), #ffffff);',
    '--s1: max(calc(1rem + 2px), env(safe-area-inset-left));',
  ];
  expect(ofTokens(...own, '--text: 2;', '--quick: 0.2s;', '--lift-1: 0 1px 2px #00000080;')).toEqual([]);
});

test.each<[name: string, lines: string[], expected: RegExp]>([
  [
    'a misspelt name',
    ['--inc: #222;'],
    /^2:1 unused-token Nothing uses the token --inc\. Did you mean "--ink"\?$/,
  ],
  ['a declaration that is not a token', ['color: red;'], /^2:1 not-a-token /],
  ['an undefined token', ['--paper: var(--papper);'], /^2:14 unknown-token .* Did you mean "--paper"\?$/],
  [
    'a missing semicolon',
    ['--ink: #000', '--paper: #fff;'],
    /^2:8 missing-semicolon .* Write ; before --paper\. npm run/,
  ],
  [
    'a missing semicolon before a comment',
    ['--ink: #000 /* ink */', '--paper: #fff;'],
    /^2:8 missing-semicolon /,
  ],
  [
    'a colour with a missing digit',
    ['--ink: light-dark(#14214, #fff);'],
    /^2:1 wrong-token --ink can’t be light-dark\(#14214, #fff\)\. Write a colour/,
  ],
  ['a misspelt colour', ['--ink: orang;'], /^2:1 wrong-token .* Write a colour/],
  [
    'a misspelt colour that other tokens use',
    ['--edge: var(--ink);', '--ink: orang;'],
    /^3:1 wrong-token --ink /,
  ],
  [
    'an incomplete calculation',
    ['--s1: calc(1rem +);'],
    /^2:1 wrong-token --s1 can’t be calc\(1rem \+\)\. Complete calc\(\)/,
  ],
  ['a calculation without blanks', ['--s1: calc(1rem+2px);'], /^2:1 wrong-token .* Complete calc\(\)/],
  ['clamp() with two values', ['--s1: clamp(1rem, 2vw);'], /^2:1 wrong-token .* Complete clamp\(\)/],
  ['a style sheet without tokens', [''], /^1:1 no-token /],
  ['a length without a unit', ['--s1: 8;'], /^2:1 wrong-token .* Write a length with its unit/],
  ['a number with a unit', ['--text: 1.6rem;'], /^2:1 wrong-token .* Write a number without a unit/],
  ['a time without a unit', ['--quick: 120;'], /^2:1 wrong-token .* Write a time/],
  ['an incomplete shadow', ['--lift-1: 8px #000;'], /^2:1 wrong-token .* Write a shadow/],
  [
    'a token that refers to itself',
    ['--edge: var(--edge);'],
    /^2:1 wrong-token --edge can’t be made of itself/,
  ],
  [
    'a token that refers to itself with more contrast',
    ['}', '@media (prefers-contrast: more) { :root { --edge: var(--edge); }'],
    /wrong-token --edge can’t be made of itself/,
  ],
  [
    'a colour without a computable contrast',
    ['--ink: color-mix(in oklch, red, blue);'],
    /^2:1 unread-colour /,
  ],
  ...['oklch(90% 0.05 90)', 'hsl(60 50% 85%)', 'lab(90 0 20)', 'rgb(90% 90% 80%)', '#eec8', 'khaki'].map(
    (value): [string, string[], RegExp] => [
      `a colour with too little contrast, written ${value}`,
      [`--ink: light-dark(${value}, #fff);`],
      /^2:1 low-contrast --ink on --\w+ has a contrast of 1\.\d in the light theme/,
    ],
  ),
  [
    'a colour with too little contrast to its backgrounds',
    ['--ink: light-dark(#d0d5e0, #fff);'],
    /^2:1 low-contrast --ink on --wash has a contrast of 1\.3 in the light theme; 4\.5 is needed\. Make --ink darker\. It is also too close to --paper\.$/,
  ],
  [
    'a colour with too little contrast in the dark theme',
    ['--ink: light-dark(#000, #444);'],
    /^2:1 low-contrast .* in the dark theme; 4\.5 is needed\. Make --ink lighter\./,
  ],
  [
    'a background with too little contrast to its colours',
    ['--paper: light-dark(#333, #000);'],
    /^2:1 low-contrast .* Make --paper lighter\./,
  ],
  ['a missing colon', ['--ink #222;'], /^2:1 css-syntax .* Write --name: value;/],
  ['a bracket too many', ['--ink: #222;', '}'], /css-syntax .* Remove it/],
  [
    'a bracket that is not closed',
    ['--ink: light-dark(#000, #fff;', '--s1: 1rem;'],
    /css-syntax .*Unclosed bracket\. Write the \) /,
  ],
])('%s is reported once, at its place and with its fix', (_, lines, reported) => {
  const found = ofTokens(...lines);
  expect(found).toEqual([expect.stringMatching(reported)]);
});

test.each([
  ['a missing semicolon', '--ink: #000 /* ink */\n--paper: #fff;', '--ink: #000; /* ink */\n--paper: #fff;'],
  ['an important declaration, which no site could override', '--ink: #000 ! important;', '--ink: #000;'],
  ['an undefined token', '--paper: var( --papper );', '--paper: var( --paper );'],
  ['an unused name', '--inc: #222;', '--ink: #222;'],
  [
    'a condition',
    '}\n@media (prefers-contrast: moer) { :root { --ink: #000; }',
    '}\n@media (prefers-contrast: more) { :root { --ink: #000; }',
  ],
  ['a selector', '}\n:rot { --ink: #000;', '}\n:root { --ink: #000;'],
])('the fix of %s changes nothing else', (_, written, fixed) => {
  const sheet = (lines: string) => `:root {\n--quick: 1s; /* "a */\n${lines}\n}\n`;
  const found = findTokenDiagnostics(sheet(written), defaults).map((each) => ({
    ...each,
    file: 'tokens.css',
  }));
  expect(applyFixes(sheet(written), found)).toEqual({ text: sheet(fixed), count: 1 });
});

test('the diagnostics of tokens are reported with the rules of the site', () => {
  const found = { line: 2, column: 3, severity: 'error' as const, code: 'wrong-token', message: 'x' };
  const tokens = { path: 'pages-config/_theme/tokens.css', text: '' };
  const files: ThemeFiles = { tokens, diagnostics: [found], defaults, packages: new Map(), fonts: [] };
  expect([...theme({ site: null, theme: files } as RuleContext, [])]).toEqual([
    { file: tokens.path, ...found },
  ]);
});

/** Diagnostics of the typefaces of a site. */
function findProblems(typefaces: unknown[], valid = false): string[] {
  const files: ThemeFiles = {
    defaults,
    packages: new Map([
      ['@fontsource/lora', { files: ['lora-latin-400-normal.woff2'] }],
      [
        '@fontsource-variable/lora',
        { files: ['lora-latin-wght-normal.woff2'], axes: { wght: { min: 400, max: 700 } } },
      ],
    ]),
    fonts: ['own.woff2'],
  };
  const source = readJson({ path: '_site.json', text: JSON.stringify({ theme: { typefaces } }) });
  const site = { source, data: source.data, broken: [], valid } as unknown as RuleContext['site'];
  const found = [...theme({ site, theme: files } as RuleContext, [])];
  return found.map(({ file, line, column, code, hint }) => `${file}:${line}:${column} ${code} ${hint ?? ''}`);
}

test('a typeface must exist', () => {
  const lora = {
    family: 'Lora',
    role: 'body',
    package: '@fontsource/lora',
    weights: [400],
    fallback: 'serif',
  };
  expect(findProblems([lora, { ...lora, role: 'heading', package: undefined, file: 'own.woff2' }])).toEqual(
    [],
  );
  const codes = (face: object) => findProblems([face]).map((line) => line.split(' ').slice(1).join(' '));
  expect(codes({ ...lora, package: '@fontsource/lor' })).toEqual([
    expect.stringMatching(/^unknown-font-package .*@fontsource\/lora/),
  ]);
  expect(codes({ ...lora, weights: [700] })).toEqual([expect.stringMatching(/^missing-font /)]);
  expect(codes({ ...lora, script: 'greek' })).toEqual([expect.stringMatching(/^missing-font /)]);
  expect(codes({ ...lora, style: 'italic' })).toEqual([expect.stringMatching(/^missing-font /)]);
  expect(codes({ ...lora, package: undefined, file: 'none.woff2' })).toEqual([
    expect.stringMatching(/^missing-font /),
  ]);
  expect(codes({ ...lora, package: undefined })).toEqual([
    expect.stringMatching(/^missing-font .*"package"/),
  ]);
});

test('a typeface has its weights and axes', () => {
  const lora = { family: 'Lora', role: 'body', package: '@fontsource/lora', fallback: 'serif' };
  const codes = (face: object) => findProblems([{ ...lora, ...face }]).map((line) => line.split(' ')[1]);
  expect(codes({ weights: [400, 700] })).toEqual(['missing-weight']);
  expect(codes({ weights: [400], axes: { opsz: 14 } })).toEqual(['unknown-axis']);
  const variable = '@fontsource-variable/lora';
  expect(codes({ package: variable, weights: [400, 700] })).toEqual([]);
  expect(codes({ package: variable, weights: [300] })).toEqual(['missing-weight']);
  expect(codes({ package: variable, weights: [400, 900] })).toEqual(['missing-weight']);
  expect(codes({ package: variable, weights: [400], axes: { wght: 720 } })).toEqual(['missing-weight']);
});

test('running text has its own typeface', () => {
  const own = { family: 'Own', role: 'heading', file: 'own.woff2', weights: [400], fallback: 'serif' };
  expect(findProblems([own], true)).toEqual([expect.stringContaining('no-body-typeface')]);
  expect(findProblems([own, { ...own, role: 'body' }], true)).toEqual([]);
});

test('a font in _theme belongs to a typeface', () => {
  const own = { family: 'Own', role: 'body', file: 'own.woff2', weights: [400], fallback: 'serif' };
  const unused = 'pages-config/_theme/own.woff2:1:1 unused-font ';
  expect(findProblems([own], true)).toEqual([]);
  expect(findProblems([], true)).toEqual([expect.stringContaining(unused)]);
  // A misspelt file name is reported, and the unused font is not.
  expect(findProblems([{ ...own, file: 'onw.woff2' }], true)).toEqual([
    expect.stringContaining('missing-font'),
  ]);
});

test('a site’s token replaces the engine’s everywhere; other tokens have the engine’s values', () => {
  const small =
    ':root { --ink: #000; --paper: #fff; } @media (prefers-contrast: more) { :root { --ink: #111; } }';
  const own = ':root {\n  /* mine */\n  --ink: #123;\n}';
  const merged = mergeTokens(small, own, '--body: serif;');
  const values = readTokens(merged).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value]));
  expect(Object.fromEntries(values)).toEqual({ '--ink': '#123', '--paper': '#fff', '--body': 'serif' });
  expect(merged).not.toContain('#111');
  expect(mergeTokens(small, '')).toContain('#111');
});

test('a typeface that adds a script is in each list, before visitors’ own fonts', () => {
  const tokens = familyTokens([
    { family: 'Greek', role: 'body', script: 'greek', weights: [400], fallback: 'serif' },
    { family: 'Own', role: 'body', weights: [400], fallback: 'serif' },
  ]);
  expect(tokens.split('\n')).toEqual([
    "--heading-faces: 'Own', 'Own Fallback', 'Greek';",
    "--heading: var(--heading-faces), Georgia, 'Noto Serif', serif;",
    "--body: 'Own', 'Own Fallback', 'Greek', Georgia, 'Noto Serif', serif;",
  ]);
});
