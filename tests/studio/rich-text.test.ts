import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../src/core/json/json-source.ts';
import { parseRichText } from '../../src/core/rich-text/rich-text.ts';
import { readTextDocument } from '../../src/studio/browser/rich-text/read-text-document.ts';
import { textSchema } from '../../src/studio/browser/rich-text/text-schema.ts';
import { writeDocument } from '../../src/studio/browser/rich-text/write-document.ts';
import { root } from '../helpers/project.ts';

describe('a text that the editor writes unchanged', () => {
  test.each([
    ['Words without a tag'],
    ['One <strong>bold</strong> word'],
    ['<p>One.</p><p>Two<br>lines.</p>'],
    ['<h2>Head</h2><p>Text</p><h3 id="own">Below</h3>'],
    ['<ul><li>One</li><li>Two<ul><li>Inner</li></ul></li></ul>'],
    ['<ol start="3"><li><p>A</p><p>B</p></li></ol>'],
    ['<dl><dt>Term</dt><dd>Words</dd></dl>'],
    ['<blockquote><p>Said</p></blockquote><hr><pre>a\n  b</pre>'],
    [
      '<table><caption>All</caption><tbody><tr><th scope="row">A</th><td colspan="2">1</td></tr></tbody></table>',
    ],
    ['<p><em>One <a href="/about">two</a> three</em></p>'],
    ['<p><a href="/about">One <em>two</em> three</a></p>'],
    ['<p>H<sub>2</sub>O, E = mc<sup>2</sup>, <code>x &lt; y &amp; z</code></p>'],
    ['<p>A <span lang="hi">शब्द</span> and <abbr title="World Wide Web">WWW</abbr></p>'],
    ['<p>10&nbsp;kg of soft&shy;ware</p>'],
  ])('%s', (html) => {
    const doc = readTextDocument(html);
    expect(doc && writeDocument(doc)).toBe(html);
  });

  test('except invisible white space', () => {
    const doc = readTextDocument('<p>One\n  line </p>\n<ul>\n  <li>A</li>\n</ul>');
    expect(doc && writeDocument(doc)).toBe('<p>One line</p><ul><li>A</li></ul>');
  });
});

test.each([
  ['a wrong tag', '<p>One</div>'],
  ['an unknown tag', '<p>One <u>two</u></p>'],
  ['an attribute that is not allowed', '<p style="color:red">One</p>'],
  ['a link to a script', '<p><a href="javascript:x">One</a></p>'],
  ['a character that only a parser knows', '<p>&copy; 2026</p>'],
  ['two links that would become one', '<p><a href="/a">One</a><a href="/a">two</a></p>'],
  ['a mark around nothing', '<p>One<strong></strong></p>'],
  ['an empty paragraph', '<p>One</p><p></p>'],
  ['a mark in itself', '<p><em>One <em>two</em></em></p>'],
])('a text with %s is edited as source', (_, html) => {
  expect(readTextDocument(html)).toBeUndefined();
});

test('an empty text is an empty document, and vice versa', () => {
  const doc = readTextDocument('');
  expect(doc?.childCount).toBe(1);
  expect(doc && writeDocument(doc)).toBe('');
});

test('an empty line is left out', () => {
  const p = (...words: string[]) =>
    textSchema.node(
      'p',
      null,
      words.map((word) => textSchema.text(word)),
    );
  expect(writeDocument(textSchema.node('doc', null, [p('A'), p(), p('B'), p()]))).toBe('<p>A</p><p>B</p>');
});

test('two lines without tags become paragraphs', () => {
  const loose = (text: string) => textSchema.node('loose', null, textSchema.text(text));
  expect(writeDocument(textSchema.node('doc', null, [loose('A'), loose('B')]))).toBe('<p>A</p><p>B</p>');
  const item = textSchema.node('li', null, [loose('A'), loose('B')]);
  const list = textSchema.node('doc', null, textSchema.node('ul', null, item));
  expect(writeDocument(list)).toBe('<ul><li><p>A</p><p>B</p></li></ul>');
});

/** All rich texts of the test sites, by their tags. */
function siteTexts(): string[] {
  const files = globSync('tests/sites/*/pages-config/**/*.json', { cwd: root });
  const texts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && /^<(p|h\d|ul|ol|dl|table|blockquote)\b/.test(value)) texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const file of files)
    visit(readJson({ path: file, text: readFileSync(path.join(root, file), 'utf8') }).data);
  return [...texts];
}

test('every text of the sites opens in the editor, and is written as the same tree', () => {
  const texts = siteTexts();
  expect(texts.length).toBeGreaterThan(5);
  const asSource = texts.filter(
    (html) => parseRichText(html).diagnostics.length === 0 && !readTextDocument(html),
  );
  expect(asSource).toEqual([]);
  for (const html of texts) {
    const doc = readTextDocument(html)!;
    const again = readTextDocument(writeDocument(doc));
    expect(again?.eq(doc), html).toBe(true);
  }
});
