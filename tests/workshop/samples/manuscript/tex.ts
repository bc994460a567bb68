import { Marked } from 'marked';
import type { Tokens } from 'marked';
import { refuseUnknown } from './refuse-unknown.ts';

/**
 * The text of a manuscript for LaTeX: notes as comments, the abstract in its environment.
 * @param markdown the text
 * @param preamble with packages that every distribution has
 * @throws if the text has elements that a manuscript template does not support
 */
export function manuscriptTex(markdown: string, preamble: string): string {
  const blocks = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  marked.walkTokens(blocks, refuseUnknown);
  const [title = 0, abstract, introduction] = blocks.flatMap(({ type }, at) =>
    type === 'heading' ? [at] : [],
  );
  const part = (from: number, to?: number) =>
    blocks
      .slice(from, to)
      .map((block) => marked.parser([block]))
      .join('\n');
  return `${preamble}
\\title{${part(title, title + 1)}}
\\author{} % Review is double-blind: leave this empty.
\\date{}

\\begin{document}
\\maketitle

${part(title + 1, abstract)}
\\begin{abstract}
${part((abstract ?? 0) + 1, introduction)}\\end{abstract}

\\linenumbers

${part(introduction ?? 0)}
\\end{document}
`;
}

const commands = ['section', 'subsection', 'subsubsection'];

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens);
      return depth === 1 ? text : `\\${commands[depth - 2] ?? 'paragraph'}{${text}}\n`;
    },
    paragraph({ tokens }) {
      const text = this.parser.parseInline(tokens);
      // A caption opens the table that follows; LaTeX numbers tables itself.
      const [label] = /^Table \d+\. /.exec(text) ?? [];
      return label
        ? `\\begin{table}[htbp]\n  \\centering\n  \\caption{${text.slice(label.length)}}`
        : `${text}\n`;
    },
    table({ header, rows, align }) {
      const row = (cells: Tokens.TableCell[]) =>
        `  ${cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' & ')} \\\\`;
      return [
        '  \\label{tab:first}',
        `  \\begin{tabular}{${align.map((side) => (side ?? 'left').charAt(0)).join('')}}`,
        '  \\toprule',
        row(header),
        '  \\midrule',
        ...rows.map(row),
        '  \\bottomrule',
        '  \\end{tabular}',
        '\\end{table}\n',
      ].join('\n');
    },
    blockquote: ({ text }) => text.replace(/\s+/g, ' ').replace(/(.{1,96})(?:\s+|$)/g, '% $1\n'),
    // Hanging indentation of references.
    list({ items }) {
      const lines = items.map(({ tokens }) => `\\item ${this.parser.parse(tokens)}`);
      return `\\begin{list}{}{\\setlength{\\leftmargin}{2em}\\setlength{\\itemindent}{-2em}\\setlength{\\itemsep}{0.3em}}\n${lines.join('\n')}\n\\end{list}\n`;
    },
    strong({ tokens }) {
      return `\\textbf{${this.parser.parseInline(tokens)}}`;
    },
    em({ tokens }) {
      return `\\emph{${this.parser.parseInline(tokens)}}`;
    },
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return escapeTex(token.text).replace('Table 1 ', 'Table~\\ref{tab:first} ');
    },
  },
});

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
  return text.replace(/[\\~^&%$#_{}–’“”]/g, (sign) => special[sign] ?? `\\${sign}`).replace(/\s+/g, ' ');
}
