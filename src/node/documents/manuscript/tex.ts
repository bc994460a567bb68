import { parseMarkdown } from '../markdown.ts';
import type { Block, Span } from '../markdown.ts';

/** A manuscript for LaTeX: packages that every distribution has, no author, notes as comments. */
export function manuscriptTex(markdown: string): string {
  const blocks = parseMarkdown(markdown);
  const title = blocks.find((block) => block.kind === 'heading')?.text ?? '';
  const [abstract, rest] = splitAbstract(
    blocks.filter((block) => block.kind !== 'heading' || block.depth > 1),
  );
  const body = rest.map(blockTex).join('\n');
  return `${preamble}
\\title{${escapeTex(title)}}
\\author{} % Review is double-blind: leave this empty.
\\date{}

\\begin{document}
\\maketitle

${abstract}
\\linenumbers

${body}
\\end{document}
`;
}

const preamble = `% Manuscript template. Compile with pdfLaTeX; for scripts other than Latin use XeLaTeX or LuaLaTeX and see below.
\\documentclass[12pt,a4paper]{article}
\\usepackage{iftex}
\\ifPDFTeX
  \\usepackage[T1]{fontenc}
  \\usepackage[utf8]{inputenc}
  \\usepackage{lmodern}
\\else
  \\usepackage{fontspec}
  % \\setmainfont{Noto Serif Devanagari}[Script=Devanagari]
\\fi
\\usepackage[margin=2.5cm]{geometry}
\\usepackage{setspace}
\\usepackage{lineno}
\\usepackage{booktabs}
\\usepackage{graphicx}
\\usepackage[hidelinks,pdfauthor={}]{hyperref}
\\onehalfspacing
\\setcounter{secnumdepth}{0}
`;

/** Notes and the abstract stand before the numbered lines; the abstract ends with its keywords. */
function splitAbstract(blocks: readonly Block[]): [string, Block[]] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Abstract');
  const end = blocks.findIndex((block, index) => index > start && block.kind === 'heading');
  const before = blocks.slice(0, start).map(blockTex).join('\n');
  const inside = blocks
    .slice(start + 1, end)
    .map(blockTex)
    .join('\n');
  return [`${before}\n\\begin{abstract}\n${inside}\\end{abstract}\n`, blocks.slice(end)];
}

const commands = ['section', 'subsection', 'subsubsection'];

function blockTex(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `\\${commands[block.depth - 2] ?? 'paragraph'}{${escapeTex(block.text)}}\n`;
    case 'paragraph':
      return `${spansTex(block.spans)}\n`;
    case 'quote':
      return block.paragraphs.map((spans) => wrapped(spans.map(({ text }) => text).join(''))).join('%\n');
    case 'list':
      return referencesTex(block.items);
    case 'table':
      return tableTex(block);
    default:
      throw new Error('A manuscript template holds no charts');
  }
}

/** References hang: the first line stands out. */
function referencesTex(items: readonly Span[][]): string {
  const lines = items.map((spans) => `\\item ${spansTex(spans)}`);
  return `\\begin{list}{}{\\setlength{\\leftmargin}{2em}\\setlength{\\itemindent}{-2em}\\setlength{\\itemsep}{0.3em}}\n${lines.join('\n')}\n\\end{list}\n`;
}

function tableTex({ caption, align, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const columns = align.map((side) => side[0]).join('');
  const row = (cells: Span[][]) => `  ${cells.map(spansTex).join(' & ')} \\\\`;
  // LaTeX numbers tables itself.
  const words = spansTex(caption).replace(/^Table \d+\. /, '');
  return [
    '\\begin{table}[htbp]',
    '  \\centering',
    `  \\caption{${words}}`,
    '  \\label{tab:first}',
    `  \\begin{tabular}{${columns}}`,
    '  \\toprule',
    row(head),
    '  \\midrule',
    ...rows.map(row),
    '  \\bottomrule',
    '  \\end{tabular}',
    '\\end{table}\n',
  ].join('\n');
}

function spansTex(spans: readonly Span[]): string {
  return spans
    .map(({ text, italic, bold }) => {
      const escaped = escapeTex(text);
      if (bold) return `\\textbf{${escaped}}`;
      return italic ? `\\emph{${escaped}}` : escaped;
    })
    .join('')
    .replace('Table 1 ', 'Table~\\ref{tab:first} ');
}

function wrapped(text: string): string {
  return `${text.replace(/(.{1,96})(?:\s+|$)/g, '% $1\n')}`;
}

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
  '’': "'",
  '“': '``',
  '”': "''",
};

function escapeTex(text: string): string {
  return text.replace(/[\\~^&%$#_{}–’“”]/g, (sign) => special[sign] ?? `\\${sign}`);
}
