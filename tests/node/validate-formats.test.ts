import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { listRules } from '../../src/core/rule-catalogue/list-rules.ts';
import { formatDiagnostics } from '../../src/tools/report/format.ts';

const DIAGNOSTICS: Diagnostic[] = [
  {
    file: 'pages-config/about.json',
    line: 3,
    column: 5,
    endLine: 3,
    endColumn: 12,
    severity: 'error',
    code: 'unknown-key',
    message: 'Unknown key "titel": 100% wrong, sorry.',
    hint: 'Did you mean "title"?',
  },
  {
    file: 'pages-config/our team.json',
    line: 1,
    column: 1,
    endLine: 4,
    endColumn: 2,
    severity: 'warning',
    code: 'orphan-page',
    message: 'No link leads to /our-team.',
  },
];

test('text: one line each, the hint below', () => {
  expect(formatDiagnostics(DIAGNOSTICS, 'text')).toBe(
    `pages-config/about.json:3:5 unknown-key Unknown key "titel": 100% wrong, sorry.
  Did you mean "title"?
pages-config/our team.json:1:1 orphan-page (warning) No link leads to /our-team.
`,
  );
});

test('text: terminal control characters are escaped', () => {
  const [first] = DIAGNOSTICS;
  const hostile = { ...first!, message: 'Unknown key "\u001b[2J\u202e".', hint: 'a\nb' };
  expect(formatDiagnostics([hostile], 'text')).toBe(
    `pages-config/about.json:3:5 unknown-key Unknown key "\\u001b[2J\\u202e".\n  a\\u000ab\n`,
  );
});

test('text with colours has the same words', () => {
  const coloured = formatDiagnostics(DIAGNOSTICS, 'text', { hasColours: true });
  expect(coloured).toContain('\u001b[31munknown-key\u001b[39m');
  expect(stripVTControlCharacters(coloured)).toBe(formatDiagnostics(DIAGNOSTICS, 'text'));
});

test.each(['github', 'markdown'] as const)(
  '%s: content can’t cause commands, markup or new lines',
  (format) => {
    const [first] = DIAGNOSTICS;
    const words = 'a\u001b[2J\r\n::error::forged\r::set-output name=x::y\u2028| b\u0007\u202e';
    const hostile = { ...first!, file: `pages-config/${words}).json`, message: words, hint: words };
    const text = formatDiagnostics([hostile], format, { source: 'https://code.example' });
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
    expect(text).not.toMatch(/^(?!::error file=)\s*::/m);
    expect(text).toContain('\\u001b');
  },
);

test('json: the diagnostics themselves', () => {
  expect(JSON.parse(formatDiagnostics(DIAGNOSTICS, 'json'))).toEqual(DIAGNOSTICS);
  expect(formatDiagnostics([], 'json')).toBe('[]\n');
});

test('github: workflow commands, escaped', () => {
  expect(formatDiagnostics(DIAGNOSTICS, 'github')).toBe(
    `::error file=pages-config/about.json,line=3,endLine=3,col=5,endColumn=12,title=unknown-key::Unknown key "titel": 100%25 wrong, sorry.%0ADid you mean "title"?
::warning file=pages-config/our team.json,line=1,endLine=4,col=1,title=orphan-page::No link leads to /our-team.
`,
  );
});

test('github: commas, colons and line breaks of a file name can’t end a property', () => {
  const odd = { ...DIAGNOSTICS[1]!, file: 'a,b:c\nd%.json' };
  expect(formatDiagnostics([odd], 'github')).toContain('file=a%2Cb%3Ac%0Ad%25.json,');
});

test('markdown: a table with links to the lines, without active Markdown or mentions', () => {
  const odd = { ...DIAGNOSTICS[1]!, message: 'Write | or *so*, @all.\nOr <b>.' };
  expect(
    formatDiagnostics([odd, DIAGNOSTICS[0]!], 'markdown', { source: 'https://code.example/blob/main' }),
  ).toBe(
    `## Content: 1 error, 1 warning

| Where | What | Instead |
| --- | --- | --- |
| [pages-config/about.json:3:5](https://code.example/blob/main/pages-config/about.json#L3) | **unknown-key** Unknown key "titel": 100% wrong, sorry. | Did you mean "title"? |
| [pages-config/our team.json:1:1](https://code.example/blob/main/pages-config/our%20team.json#L1) | orphan-page (warning) Write \\| or \\*so\\*, @<!-- -->all. Or \\<b\\>. |  |
`,
  );
  expect(formatDiagnostics([], 'markdown')).toBe('## Content: 0 errors, 0 warnings\n');
  expect(formatDiagnostics([DIAGNOSTICS[0]!], 'markdown')).toContain('\n| pages-config/about.json:3:5 | **');
});

test('markdown: of very many diagnostics, a thousand and the number of the others', () => {
  const many = Array.from({ length: 1200 }, () => DIAGNOSTICS[0]!);
  const lines = formatDiagnostics(many, 'markdown').split('\n');
  expect(lines.filter((line) => line.startsWith('| pages-config'))).toHaveLength(1000);
  expect(lines.at(-2)).toBe('200 more: `npm run validate` lists all of them.');
});

test('sarif explains the known rules', () => {
  const log = JSON.parse(formatDiagnostics(DIAGNOSTICS, 'sarif', { ruleCatalogue: listRules() })) as {
    runs: { tool: { driver: { rules: object[] } } }[];
  };
  expect(log.runs[0]!.tool.driver.rules[0]).toEqual({
    id: 'orphan-page',
    shortDescription: { text: 'Page that no link leads to.' },
    fullDescription: { text: 'Visitors would not find it.' },
    help: {
      text: 'Page that no link leads to. Visitors would not find it.\nnpx pagewright rules orphan-page',
    },
    defaultConfiguration: { level: 'warning' },
  });
});

test('sarif 2.1.0', () => {
  expect(JSON.parse(formatDiagnostics(DIAGNOSTICS, 'sarif'))).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'validate', rules: [{ id: 'orphan-page' }, { id: 'unknown-key' }] } },
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'unknown-key',
            ruleIndex: 1,
            level: 'error',
            message: { text: 'Unknown key "titel": 100% wrong, sorry. Did you mean "title"?' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'pages-config/about.json' },
                  region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 12 },
                },
              },
            ],
          },
          {
            ruleId: 'orphan-page',
            ruleIndex: 0,
            level: 'warning',
            message: { text: 'No link leads to /our-team.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'pages-config/our%20team.json' },
                  region: { startLine: 1, startColumn: 1, endLine: 4, endColumn: 2 },
                },
              },
            ],
          },
        ],
      },
    ],
  });
});
