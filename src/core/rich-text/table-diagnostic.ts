import type { RichTextDiagnostic } from './markup-scan.ts';

/** The rows of a table, collected from its opening tags: the end of a tag does not change them. */
export class TableRows {
  /** The tags of the cells, by row. */
  readonly #rows: string[][] = [];
  #hasSpans = false;

  /** Handles an opening tag in the table. @param attributes as written */
  open(tag: string, attributes: string): void {
    if (tag === 'tr') this.#rows.push([]);
    if (tag !== 'td' && tag !== 'th') return;
    this.#rows.at(-1)?.push(tag);
    this.#hasSpans ||= /\b(?:col|row)span=/.test(attributes);
  }

  /**
   * Reports a table without headings, or with rows of unequal length.
   * @returns undefined also for a table with spans: its cells can't be counted by row
   */
  diagnostic(): Omit<RichTextDiagnostic, 'offset' | 'length'> | undefined {
    const rows = this.#rows;
    if (this.#hasSpans) return undefined;
    const counts = [...new Set(rows.map((cells) => cells.length))];
    if (counts.length > 1)
      return {
        code: 'table-row',
        message: `The rows of this table have ${counts.sort((one, other) => one - other).join(' and ')} cells.`,
        hint: 'Give each row the same number of cells, empty ones too: <td></td>.',
      };
    if (rows.length < 2 || rows.flat().includes('th')) return undefined;
    return {
      code: 'table-without-heading',
      message: 'The table has no headings: screen readers say them with each cell.',
      hint: 'Write the cells of the first row, or of the first column, as <th scope="col"> or <th scope="row">.',
    };
  }
}
