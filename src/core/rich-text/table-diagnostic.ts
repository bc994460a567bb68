import GithubSlugger from 'github-slugger';
import type { RichTextNode } from '../content/resolved.ts';
import type { RichTextDiagnostic } from './markup-scan.ts';
import { sanitisedTree } from './sanitised-tree.ts';
import { strictTree } from './strict-tree.ts';

/**
 * Reports a table without headings, or with rows of unequal length.
 * @param html from <table> to </table>
 * @returns undefined also for a table with spans: its cells can't be counted by row
 */
export function tableDiagnostic(html: string): Omit<RichTextDiagnostic, 'offset' | 'length'> | undefined {
  const { nodes } = strictTree(html) ?? sanitisedTree(html, new GithubSlugger());
  const [table] = nodes;
  if (!table || /\b(?:col|row)span=/.test(html)) return undefined;
  const rows = collect(table, ['tr']).map((row) => collect(row, ['td', 'th']));
  const counts = [...new Set(rows.map((cells) => cells.length))];
  if (counts.length > 1)
    return {
      code: 'table-row',
      message: `The rows of this table have ${counts.sort((one, other) => one - other).join(' and ')} cells.`,
      hint: 'Give each row the same number of cells, empty ones too: <td></td>.',
    };
  if (rows.length < 2 || rows.flat().some(([tag]) => tag === 'th')) return undefined;
  return {
    code: 'table-without-heading',
    message: 'The table has no headings: screen readers say them with each cell.',
    hint: 'Write the cells of the first row, or of the first column, as <th scope="col"> or <th scope="row">.',
  };
}

type Element = Exclude<RichTextNode, string>;

function collect(node: RichTextNode, tags: readonly string[]): Element[] {
  if (typeof node === 'string') return [];
  return node[2].flatMap((child) =>
    typeof child !== 'string' && tags.includes(child[0]) ? [child] : collect(child, tags),
  );
}
