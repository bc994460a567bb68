import { expect, test } from 'vitest';
import { readJson } from '../../../src/core/json/json-source.ts';
import type { ThemeFiles } from '../../../src/core/project.ts';
import type { RuleContext } from '../../../src/core/rules/rule.ts';
import { theme } from '../../../src/core/rules/site/theme.ts';
import { familyTokens } from '../../../src/core/theme/families.ts';
import { mergeTokens } from '../../../src/core/theme/merge-tokens.ts';
import { readTokens } from '../../../src/core/theme/read-tokens.ts';

const defaults = `:root {
  --ink: #000;
  --paper: #fff;
}
@media (prefers-contrast: more) { :root { --ink: #111; } }`;

function faultsOf(tokens: string, typefaces: unknown[] = []): string[] {
  const files: ThemeFiles = {
    tokens: { path: 'pages-config/_theme/tokens.css', text: tokens },
    defaults,
    packages: new Map([['@fontsource/lora', ['lora-latin-400-normal.woff2']]]),
    fonts: ['own.woff2'],
  };
  const source = readJson({ path: '_site.json', text: JSON.stringify({ theme: { typefaces } }) });
  const site = { source, data: source.data } as RuleContext['site'];
  const found = [...theme({ site, theme: files } as RuleContext)];
  return found.map(({ file, line, column, code, hint }) => `${file}:${line}:${column} ${code} ${hint ?? ''}`);
}

test('a token that nothing knows is told with its place and the nearest name', () => {
  expect(faultsOf(':root {\n  --inc: #222;\n  color: red;\n  --paper: var(--papper);\n}')).toEqual([
    expect.stringMatching(/tokens.css:2:3 unused-token .*--ink/),
    expect.stringMatching(/tokens.css:3:3 not-a-token/),
    expect.stringMatching(/tokens.css:4:3 unknown-token .*--paper/),
  ]);
  expect(faultsOf(':root {\n  --own: #222;\n  --ink: var(--own);\n}')).toEqual([]);
});

test('what is no style sheet is told with its place', () => {
  expect(faultsOf(':root {\n  --ink #222;\n}')).toEqual([expect.stringMatching(/tokens.css:2:3 css-syntax/)]);
});

test('a typeface has to be there', () => {
  const lora = {
    family: 'Lora',
    role: 'body',
    package: '@fontsource/lora',
    weights: [400],
    fallback: 'serif',
  };
  expect(faultsOf('', [lora, { ...lora, package: undefined, file: 'own.woff2' }])).toEqual([]);
  const codes = (face: object) => faultsOf('', [face]).map((line) => line.split(' ').slice(1).join(' '));
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

test('a site’s token replaces the engine’s everywhere; what it leaves out stays', () => {
  const own = ':root {\n  /* mine */\n  --ink: #123;\n}';
  const merged = mergeTokens(defaults, own, '--body: serif;');
  const values = readTokens(merged).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value]));
  expect(Object.fromEntries(values)).toEqual({ '--ink': '#123', '--paper': '#fff', '--body': 'serif' });
  expect(merged).not.toContain('#111');
  expect(mergeTokens(defaults, '')).toContain('#111');
});

test('a typeface that adds a script stands in each list, before the fonts of visitors', () => {
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
