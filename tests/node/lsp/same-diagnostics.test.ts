/** @module-tag long */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startEditor } from '../../helpers/editor.ts';
import { root } from '../../helpers/project.ts';
import { captureOutput } from '../../../src/tools/testing/capture-output.ts';

/* For unsaved text the language server reports the same diagnostics as `validate` reports after saving. */
const site = mkdtempSync(path.join(tmpdir(), 'same-diagnostics-'));
afterAll(() => rmSync(site, { recursive: true }));

/** One diagnostic of each kind, in the first page that can have it. */
const diagnostics: [what: string, from: RegExp, to: string][] = [
  ['a broken link', /"to": "\/[a-z][^"#]*"/, '"to": "/no-such-page"'],
  ['a picture that is missing', /"src": "[a-z-]+\/[^"]+\.svg"/, '"src": "drawings/no-such.svg"'],
  ['a key that is misspelt', /"title": (?="[^"]{10,}",\n {6})/, '"titel": '],
  ['a type that is misspelt', /"type": "text-block"/, '"type": "text-blok"'],
  ['a comma that is missing', /",\n(?= +"description")/, '"\n'],
  ['a bracket that is missing', /\]\n\}\n$/, '}\n'],
  ['a place that is missing', /("to": "\/[a-z/-]*)#[a-z-]+"/, '$1#no-such-place"'],
  ['a form that is missing', /"form": "[a-z-]+"/, '"form": "no-such-form"'],
  ['a skipped heading level', /<p>/, '<h4>🙂 शीर्षक</h4><p>'],
  ['a forbidden tag', /<p>/, '<p>🙂 <font>हिन्दी</font> '],
  ['a straight quotation mark', /"title": "/, '"title": "The 5\\" '],
  ['an empty file', /^[^]*$/, ''],
];

test('a set of errors, one in each file', async () => {
  const content = path.join(root, 'pages-config');
  cpSync(content, path.join(site, 'pages-config'), { recursive: true });
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.json') && !/(^|\/)_/.test(file))
    .sort();
  const texts = new Map<string, string>();
  for (const [what, from, to] of diagnostics) {
    const file = pages.find((page) => !texts.has(page) && from.test(readPage(page)));
    expect(file, what).toBeDefined();
    texts.set(file!, readPage(file!).replace(from, to));
  }

  const editor = await startEditor(site);
  for (const [file, text] of texts) await editor.open(`pages-config/${file}`, text);
  const reported = [...(await editor.allDiagnostics())].flatMap(([uri, found]) =>
    found.map(({ range, severity, code, message }) => ({
      uri,
      line: range.start.line + 1,
      column: range.start.character + 1,
      endLine: range.end.line + 1,
      endColumn: range.end.character + 1,
      severity: severity === 1 ? 'error' : 'warning',
      code,
      message,
    })),
  );
  expect(await editor.quit()).toBe(0);

  for (const [file, text] of texts) writeFileSync(path.join(site, 'pages-config', file), text);
  const { stdout } = await captureOutput('validate', { engine: root, site }, ['--format', 'json']);
  const expected = (JSON.parse(stdout) as Reported[]).map(
    ({ file, line, column, endLine, endColumn, severity, code, message, hint }) => ({
      uri: pathToFileURL(path.resolve(root, file)).href,
      line,
      column,
      endLine: endLine ?? line,
      endColumn: endColumn ?? column,
      severity,
      code,
      message: hint === undefined ? message : `${message}\n${hint}`,
    }),
  );
  expect(sorted(reported)).toEqual(sorted(expected));
  for (const file of texts.keys())
    expect(
      reported.some(({ uri }) => uri.endsWith(`/pages-config/${file}`)),
      file,
    ).toBe(true);
}, 120_000);

interface Reported {
  file: string;
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
  severity: string;
  code: string;
  message: string;
  hint?: string;
}

function readPage(file: string): string {
  return readFileSync(path.join(root, 'pages-config', file), 'utf8');
}

function sorted(list: readonly object[]): string[] {
  return list.map((each) => JSON.stringify(each)).sort();
}
