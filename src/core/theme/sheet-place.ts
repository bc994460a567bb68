import type { ChildNode } from 'postcss';
import type { Diagnostic } from '../diagnostic.ts';
import { createPositions } from '../json/text-position.ts';

/** A place in a style sheet of tokens. */
export type SheetPlace = Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** The place of a node; for a rule, its first line. */
export function placeOfNode(node: ChildNode): SheetPlace {
  const { line, column } = node.source?.start ?? { line: 1, column: 1 };
  const { line: endLine, column: endColumn } = node.source?.end ?? { line, column };
  return endLine > line && node.type !== 'decl'
    ? { line, column, endLine: line, endColumn: column + 1 }
    : { line, column, endLine, endColumn };
}

/**
 * The place of a part of a node.
 * @param offset offset of the part in the text of the node, in UTF-16 units
 */
export function placeWithin(node: ChildNode, offset: number, length: number): SheetPlace {
  const { css = '' } = node.source?.input ?? {};
  const start = (node.source?.start?.offset ?? 0) + offset;
  const [from, to] = [start, start + length].map(createPositions(css)) as [SheetPosition, SheetPosition];
  return { ...from, endLine: to.line, endColumn: to.column };
}

/** The text of a node as written in the file. */
export function writtenNode(node: ChildNode): string {
  const { css = '' } = node.source?.input ?? {};
  return css.slice(node.source?.start?.offset, node.source?.end?.offset);
}

interface SheetPosition {
  line: number;
  column: number;
}
