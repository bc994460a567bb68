import { expect, test } from 'vitest';
import { readDocx } from '../../node/import/docx/read-docx.ts';
import { readMarkdown } from '../../node/read-text/markdown/read-markdown.ts';
import { formula, noteMark, paragraph, picture, run, wordTable, wordDocument } from './word-document.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

async function read(body: string[], more: Parameters<typeof wordDocument>[1] = {}) {
  const found = await readDocx(wordDocument(body, more));
  if ('refused' in found) throw new Error(found.refused);
  return found.papers[0]!;
}

const manuscript = [
  paragraph('Kites in gusts: a study', 'Title'),
  paragraph('Ada Okafor, Harbour Institute'),
  paragraph('Abstract', 'Heading1'),
  paragraph('Kites turn in gusts.'),
  paragraph('We asked three of them why.'),
  paragraph(`${run('Keywords: ', '<w:b/>')}${run('kites, wind; toys.')}`),
  paragraph('1. Introduction', 'Heading1'),
  paragraph(
    `${run('Few have asked [1, 2]')}${noteMark}${run(', and ')}${run('nobody', '<w:i/>')}${run(' answered &lt; 3 m')}${run('2', '<w:vertAlign w:val="superscript"/>')}${run('.')}`,
  ),
  paragraph('1.1 Method', 'Heading2'),
  paragraph('Table 1: Kites by tail.', 'Caption'),
  wordTable([
    ['Tail', 'Turns'],
    ['long', '3'],
    ['none', '$40'],
  ]),
  paragraph(picture('A kite on its back')),
  paragraph('Fig. 1 Where it fell', 'Caption'),
  paragraph('References', 'Heading1'),
  paragraph(
    '[1] Rao, N. (2020). Weather and kites. Sky Papers, 2. https://doi.org/10.5555/sky.2',
    'Bibliography',
  ),
  paragraph('[2] Bisht, R. (2021). The string. Hill Reviews, 4.', 'Bibliography'),
];

test("a manuscript is read by its styles and headings, and its text becomes a paper's Markdown", async () => {
  const { paper, text, remarks } = await read(manuscript, { note: 'One has.', png });
  expect(paper).toEqual({
    title: 'Kites in gusts: a study',
    abstract: ['Kites turn in gusts.', 'We asked three of them why.'],
    keywords: ['kites', 'wind', 'toys'],
    references: [
      { text: 'Rao, N. (2020). Weather and kites. Sky Papers, 2.', doi: '10.5555/sky.2' },
      'Bisht, R. (2021). The string. Hill Reviews, 4.',
    ],
  });
  expect(text!.text).toBe(`## Introduction

Few have asked [1, 2][^footnote-2], and *nobody* answered < 3 m$^{\\text{2}}$.

### Method

Table 1. Kites by tail.

| Tail | Turns |
| - | - |
| long | 3 |
| none | \\$40 |

Figure 1. Where it fell

![A kite on its back](figure-1.png)

[^footnote-2]: One has.
`);
  expect(text!.pictures).toEqual([{ name: 'figure-1.png', bytes: Buffer.from(png) }]);
  expect(remarks).toEqual([
    'Below the title is “Ada Okafor, Harbour Institute”, which was left out: enter the authors by hand.',
  ]);
});

test('the parser of papers accepts the generated text', async () => {
  const { text } = await read(manuscript, { note: 'One has.', png });
  const { facts, text: tree } = readMarkdown(text!.text, 'journal/v1/i1');
  expect(facts.diagnostics).toEqual([]);
  expect(tree.sections[0]).toMatchObject({ id: 'section-1', sections: [{ id: 'section-1-1' }] });
  expect(tree.notes).toHaveLength(1);
});

test('a missing fact gets a placeholder, and an unreadable part is reported', async () => {
  const { paper, text, remarks } = await read(
    [paragraph('Of kites'), paragraph('Abstract. They turn.'), paragraph(picture('')), paragraph(formula)],
    { png },
  );
  expect(paper).toEqual({ title: 'Of kites', abstract: ['They turn.'] });
  expect(text!.text).toContain(
    'Figure 1. TODO: say what it shows.\n\n![TODO: say what it shows](figure-1.png)',
  );
  expect(remarks).toEqual([
    'No paragraph has the style “Title”: the first one became the title.',
    'Figure 1 has no caption: a placeholder was written above it.',
    'Figure 1 has no alternative text: a placeholder was written.',
    'Formulas that became plain text: 1. Compare the text with the document.',
  ]);
});

test('a Hindi manuscript is recognized by its own words', async () => {
  const { paper, text } = await read([
    paragraph('पतंग और हवा', 'Title'),
    paragraph('सार', 'Heading1'),
    paragraph('पतंगें घूमती हैं।'),
    paragraph('मुख्य शब्द: पतंग, हवा, डोर'),
    paragraph('भूमिका', 'Heading1'),
    paragraph('किसी ने नहीं पूछा।'),
    paragraph('संदर्भ', 'Heading1'),
    paragraph('राव, न. (2020)। मौसम।'),
  ]);
  expect(paper).toMatchObject({
    abstract: ['पतंगें घूमती हैं।'],
    keywords: ['पतंग', 'हवा', 'डोर'],
    references: ['राव, न. (2020)। मौसम।'],
  });
  expect(text!.text).toBe('## भूमिका\n\nकिसी ने नहीं पूछा।\n');
});

test('a file that is not a Word document is refused with a message', async () => {
  const found = await readDocx(new TextEncoder().encode('Kites'));
  expect(found).toMatchObject({ refused: expect.stringMatching(/^it is not a Word document: /) as unknown });
});

test('formulas of Word become formulas of the text, inline or on a separate line', async () => {
  const math = (inside: string) =>
    `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${inside}</m:oMath>`;
  const letters = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const fraction = `<m:f><m:num>${letters('a')}</m:num><m:den><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${letters('b')}</m:e></m:rad></m:den></m:f>`;
  const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${letters('i=1')}</m:sub><m:sup>${letters('n')}</m:sup><m:e><m:sSub><m:e>${letters('x')}</m:e><m:sub>${letters('i')}</m:sub></m:sSub></m:e></m:nary>`;
  const read = await readDocx(
    wordDocument([
      paragraph('Kites', 'Title'),
      paragraph('Results', 'Heading1'),
      `<w:p><w:r><w:t xml:space="preserve">Here </w:t></w:r>${math(fraction)}<w:r><w:t xml:space="preserve"> is small.</w:t></w:r></w:p>`,
      `<w:p>${math(sum)}</w:p>`,
    ]),
  );
  if ('refused' in read) throw new Error(read.refused);
  const [{ text, remarks }] = read.papers as [(typeof read.papers)[0]];
  expect(text?.text).toContain('Here $\\frac{a}{\\sqrt{b}}$ is small.');
  expect(text?.text).toContain('$$\n\\sum_{i=1}^{n}{{x}_{i}}\n$$');
  expect(remarks.join()).not.toContain('formulas');
});
