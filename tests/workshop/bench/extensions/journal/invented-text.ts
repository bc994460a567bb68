import type { Random } from '../../../fuzz/random.ts';
import type { Complete } from './corpus.ts';
import type { InventedPaper } from '../../../../../src/journal/tests/support/invented-paper.ts';
import {
  capital,
  inventedLatin,
  type InventedLanguage,
} from '../../../../../src/journal/tests/support/invented-words.ts';

const sections = 5;
/** The numbers of paragraphs per section: a text has 1,700 to 3,000 words of English. */
const [fewestParagraphs, mostParagraphs] = [4, 8];
/** The numbers of sentences per paragraph: fewer in Hindi, where a letter takes three bytes. */
const [sentences, sentencesOfHindi] = [5, 3];
/** The number of papers per drawing file. */
const withDrawing = 4;

/**
 * Gives a paper a typical text: sections and subsections, three tables, two equations and inline formulas, two
 * charts, footnotes, and 15 to 29 cited references. Every fourth has a drawing file.
 */
export const withText: Complete = (invented) => {
  const { slug, paper, place } = invented;
  const references = Array.from({ length: 15 + invented.random.below(15) }, (_, index) =>
    reference(invented, index),
  );
  const drawing = place.number % withDrawing === 0 ? `${slug}-map.svg` : undefined;
  const text = writeText(invented, references.length, drawing);
  return {
    paper: { ...paper, references, text: `${slug}.md` },
    beside: [
      { path: `${place.folder}/${slug}.md`, content: Buffer.from(text) },
      ...(drawing ? [{ path: `${place.folder}/${drawing}`, content: map(invented.random) }] : []),
    ],
  };
};

function reference({ random, place }: InventedPaper, index: number) {
  const name = () => capital(inventedLatin.word(random));
  const year = 1990 + random.below(35);
  const text = `${name()}, ${name().charAt(0)}. (${year}). ${inventedLatin.sentence(random)} ${name()} ${name()}, ${1 + random.below(40)}, ${1 + index}–${9 + index}.`;
  return random.happens(0.5) ? { text, doi: `10.5555/invented.${place.number}.${index}` } : text;
}

function writeText(
  { random, language }: InventedPaper,
  references: number,
  drawing: string | undefined,
): string {
  const write = writer(random, language, references);
  const floats = ['table', 'equation', 'chart', 'table', 'equation', 'chart', 'table'];
  const blocks: string[] = [];
  for (let section = 0; section < sections; section++) {
    blocks.push(`## ${write.title()}`);
    const count = fewestParagraphs + random.below(mostParagraphs - fewestParagraphs);
    for (let paragraph = 0; paragraph < count; paragraph++) {
      if (paragraph === 4) blocks.push(`### ${write.title()}`);
      blocks.push(write.paragraph());
      if (paragraph === 2 || (paragraph === 5 && section % 3 === 0))
        blocks.push(...write.float(floats.shift()));
    }
  }
  if (drawing) blocks.push(...write.picture(drawing));
  return `${[...blocks, ...write.notes()].join('\n\n')}\n`;
}

/** Writes the parts of a text, and counts numbered ones. */
function writer(random: Random, language: InventedLanguage, references: number) {
  const count = language === inventedLatin ? sentences : sentencesOfHindi;
  const counts = { Table: 0, Figure: 0, note: 0 };
  const words = (count: number) => language.words(random, count);
  const number = () => (random.below(100_000) / 100).toFixed(2);
  const caption = (kind: 'Table' | 'Figure') => `${kind} ${++counts[kind]}. ${language.sentence(random)}`;
  const cite = () =>
    `[${1 + random.below(references)}${random.happens(0.3) ? `, ${1 + random.below(references)}` : ''}]`;
  /** An occasional addition to a sentence. */
  const extra = () => {
    if (random.happens(0.2)) return ` ${cite()}`;
    if (random.happens(0.05)) return ` ${random.pick(formulas)}`;
    if (random.happens(0.03)) return `[^${++counts.note}]`;
    return '';
  };
  const sentence = () => language.sentence(random).replace(/[.।]$/, (stop) => extra() + stop);
  const table = () => {
    const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const columns = 4 + random.below(2);
    const values = () => Array.from({ length: columns }, number);
    return [
      caption('Table'),
      [
        row([words(2), ...Array.from({ length: columns }, () => words(1))]),
        row(['---', ...Array.from({ length: columns }, () => '--:')]),
        ...Array.from({ length: 6 + random.below(6) }, () => row([words(2), ...values()])),
      ].join('\n'),
    ];
  };
  const chart = () => {
    const rows = Array.from({ length: 8 }, (_, index) => [
      String(2010 + index),
      random.below(90),
      random.below(90),
    ]);
    const data = {
      kind: random.pick(['bars', 'line']),
      alt: language.sentence(random),
      series: [words(1), words(1)],
      rows,
    };
    return [caption('Figure'), `\`\`\`chart\n${JSON.stringify(data)}\n\`\`\``];
  };
  const floats: Record<string, () => string[]> = {
    table,
    chart,
    equation: () => [`$$\n${random.pick(equations)}\n$$`],
  };
  return {
    title: () => capital(words(3)),
    paragraph: () => Array.from({ length: count }, sentence).join(' '),
    float: (kind: string | undefined) => (kind ? floats[kind]!() : []),
    picture: (file: string) => [caption('Figure'), `![${language.sentence(random)}](${file})`],
    notes: () =>
      Array.from({ length: counts.note }, (_, index) => `[^${index + 1}]: ${language.sentence(random)}`),
  };
}

const formulas = [
  '$r^2 = 0.84$',
  '$p < 0.05$',
  '$\\bar{x} \\pm s$',
  '$\\beta_1$',
  '$\\mathrm{CO_2}$',
  '$n = 384$',
];

const equations = [
  'A = -\\log_{10} \\frac{T + s}{1 + s}, \\qquad T = 10^{-\\varepsilon c b}',
  'y_{it} = \\alpha_i + \\beta_1 x_{it} + \\beta_2 z_{it} + \\varepsilon_{it}',
  '\\hat{\\sigma}^2 = \\frac{1}{n-1} \\sum_{i=1}^{n} (x_i - \\bar{x})^2',
  '\\nabla \\times \\mathbf{E} = -\\frac{\\partial \\mathbf{B}}{\\partial t}',
  'f(x) = \\int_{0}^{\\infty} e^{-\\lambda t} \\, \\mathrm{d}t, \\quad \\lambda > 0',
];

/** A drawing of 200 lines and 8 kB. */
function map(random: Random): Buffer {
  const line = () => {
    const [x, y] = [random.below(600), random.below(360)];
    return `<path d="M${x} ${y}l${random.below(80)} ${random.below(60)}"/>`;
  };
  const lines = Array.from({ length: 200 }, line).join('\n');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 420" width="680" height="420" fill="none" stroke="#222">\n${lines}\n</svg>\n`,
  );
}
