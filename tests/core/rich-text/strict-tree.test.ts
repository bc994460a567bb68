import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { ALLOWED_TAGS, allowedAttributes, VOID_TAGS } from '../../../src/core/rich-text/allowed-markup.ts';
import { checkRichText } from '../../../src/core/rich-text/rich-text.ts';
import { sanitisedTree } from '../../../src/core/rich-text/sanitised-tree.ts';
import { strictTree } from '../../../src/core/rich-text/strict-tree.ts';
import { seeded, type Random } from '../../workshop/fuzz/random.ts';
import { root } from '../../helpers/project.ts';

/* The fast parser of rich text builds the same tree as a browser's parser, or none: for all texts on disk, and for
   random ones. */
const strict = (html: string) => strictTree(html, new GithubSlugger());
const sanitised = (html: string) => sanitisedTree(html, new GithubSlugger());

test('strictTree and a browser’s parser agree on all texts on disk, and strictTree accepts nearly all', () => {
  const texts = globSync(['pages-config/**/*.json', 'tests/sites/**/*.json', 'schemas/**/*.schema.json'], {
    cwd: root,
  })
    .filter((file) => !file.startsWith('schemas/editor'))
    .flatMap((file) => stringsIn(JSON.parse(readFileSync(path.join(root, file), 'utf8'))))
    .filter((text) => /[<&]/.test(text));
  expect(texts.length).toBeGreaterThan(200);
  const valid = texts.filter((text) => text.includes('<') && checkRichText(text).diagnostics.length === 0);
  const accepted = texts.filter((text) => strict(text) !== undefined);
  for (const text of accepted)
    expect(JSON.stringify(strict(text)), text).toBe(JSON.stringify(sanitised(text)));
  expect(accepted.length / valid.length).toBeGreaterThan(0.95);
});

test('strictTree accepts a random text only if a browser’s parser returns the same tree, for 20,000 texts', () => {
  const random = seeded(20261122);
  let accepted = 0;
  for (let round = 0; round < 20_000; round++) {
    const text = withTypo(markup(random, 0), random);
    const tree = strict(text);
    if (!tree) continue;
    accepted++;
    const [quick, whole] = [JSON.stringify(tree), JSON.stringify(sanitised(text))];
    if (quick !== whole) expect(quick, JSON.stringify(text)).toBe(whole);
  }
  expect(accepted).toBeGreaterThan(2000);
}, 120_000);

test.each([
  ['a tag that is not allowed', '<div>x</div>'],
  ['a tag in capitals', '<P>x</P>'],
  ['a tag that is never closed', '<p>x'],
  ['tags that cross', '<p><b>x</p></b>'],
  ['rows without a body', '<table><tr><td>x</td></tr></table>'],
  ['a link in a link', '<p><a href="/a">x<span><a href="/b">y</a></span></a></p>'],
  ['an attribute without quotes', '<ol start=3><li>x</li></ol>'],
  ['the same attribute twice', '<p lang="de" lang="en">x</p>'],
  ['an address that is not allowed', '<p><a href="javascript:alert(1)">x</a></p>'],
  ['a number in another form', '<ol start="03"><li>x</li></ol>'],
  ['a character reference from the long list', '<p>&eacute;</p>'],
  ['a reference without its semicolon', '<p>&copy 2026</p>'],
  ['an unescaped sign', '<p>1 < 2</p>'],
  ['a line that begins with its text', '<pre>\nx</pre>'],
  ['text between entries', '<ul>x<li>y</li></ul>'],
])('%s is left to a browser’s parser', (_, html) => {
  expect(strict(html)).toBeUndefined();
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const TEXTS = [
  'x',
  ' ',
  '\n',
  'a b',
  '&amp;',
  '&lt;',
  '&nbsp;',
  '& ',
  'é',
  '\u00a0',
  '&eacute;',
  '&copy',
  '>',
  '"',
];
const VALUES = ['/a', '#b', 'https://c.example/?d=1&amp;e=2', 'en', 'ar', '2', 'row', '', 'Past'];

/** A text that mostly follows the rules. */
function markup(random: Random, depth: number): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () => {
    if (depth > 4 || random.happens(0.4)) return random.pick(TEXTS);
    const tag = random.pick(ALLOWED_TAGS);
    const names = random.happens(0.3) ? [random.pick(allowedAttributes(tag))] : [];
    const attributes = names.map((name) => ` ${name}="${random.pick(VALUES)}"`).join('');
    if (VOID_TAGS.has(tag)) return `<${tag}>`;
    return `<${tag}${attributes}>${random.pick(['', '\n'])}${inside(tag, random, depth)}</${tag}>`;
  });
  return parts.join('');
}

/** The content of an element. Lists and tables mostly get the children that HTML requires. */
function inside(tag: string, random: Random, depth: number): string {
  if (random.happens(0.1)) return markup(random, depth + 1);
  const wrapped = (...tags: string[]) =>
    tags.reduceRight((inner, each) => `<${each}>${inner}</${each}>`, markup(random, depth + 2));
  if (tag === 'ul' || tag === 'ol') return wrapped('li') + wrapped('li');
  if (tag === 'dl') return wrapped('dt') + wrapped('dd');
  if (tag === 'table') return wrapped('thead', 'tr', 'th') + wrapped('tbody', 'tr', 'td');
  if (tag === 'tr') return wrapped('td');
  return random.happens(0.5) ? random.pick(TEXTS) : markup(random, depth + 1);
}

const SIGNS = '<>/="\' &;#apbrt\n\r\0\f\u00a0\ufeff\ud83d';

/** The text, sometimes with a missing or a replaced character. */
function withTypo(text: string, random: Random): string {
  if (random.happens(0.7)) return text;
  const at = random.below(text.length + 1);
  return (
    text.slice(0, at) +
    (random.happens(0.5) ? random.pick([...SIGNS]) : '') +
    text.slice(at + random.below(2))
  );
}
