import { expect, test } from 'vitest';
import { jatsBody, jatsFootnotes } from '../../core/formats/jats/text.ts';
import { element as e } from '../../core/formats/xml.ts';
import type { Figure } from '../../core/text/full-text.ts';
import { readPaperText } from '../../node/read-text/read-text.ts';

/** Every kind of content that both a text and JATS support. */
const markdown = `Before the first heading.

## One *word* of **two**[^a]

As [Irani (2020)](#ref-2) and [1–2] say, see Table 1, Figure 1, [the equation](#equation-1) and [below](#section-1-1).

### Below $x_1$

1. First.
2. Second, with \`code\`.

> Quoted.[^b]

\`\`\`r
x <- 1
\`\`\`

Table 1. Heights of *trees*.

|  | Height, m |
| :-- | --: |
| Neem | 9 |

Figure 1. The town.

![Fourteen routes](town.png)

$$
\\sum_{i=1}^n x_i = \\frac{a}{b}
$$

## Two

[There](https://example.org).

[^a]: A note on [1].

[^b]: Another, with $y$.
`;

test('a text written as JATS is read as the same text', () => {
  const { text } = readPaperText({ path: 'pages-config/papers/one.md', text: markdown });
  const pictureAt = ({ picture }: Figure) => ('file' in picture ? picture.file.replace(/.*\//, '') : '');
  const references = ['ref-1', 'ref-2'].map((id) => e('ref', { id }, e('mixed-citation', {}, id)));
  const article = e(
    'article',
    { 'xmlns:xlink': 'http://www.w3.org/1999/xlink', 'xmlns:mml': 'http://www.w3.org/1998/Math/MathML' },
    jatsBody(text, pictureAt),
    e('back', {}, e('fn-group', {}, jatsFootnotes(text, pictureAt)), e('ref-list', {}, references)),
  );
  const back = readPaperText({ path: 'pages-config/papers/one.xml', text: article.xml });
  expect(back.facts.diagnostics).toEqual([]);
  expect(joined(back.text)).toEqual(joined(text));
});

/** The tree with adjacent texts joined. */
function joined(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, joined(inner)]));
  return value.map(joined).reduce<unknown[]>((all, each) => {
    const last = all.at(-1);
    if (typeof last === 'string' && typeof each === 'string') all[all.length - 1] = last + each;
    else all.push(each);
    return all;
  }, []);
}
