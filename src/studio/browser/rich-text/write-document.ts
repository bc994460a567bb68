import type { Mark, Node } from 'prosemirror-model';
import type { RichTextNode } from 'pagewright/content';
import { writeMarkup } from './write-markup.ts';
import { LOOSE } from './text-schema.ts';

/** Writes the editor's document as rich text. An empty one is an empty text. */
export function writeDocument(doc: Node): string {
  if (doc.textContent.trim() === '' && doc.childCount === 1 && doc.firstChild?.isTextblock) return '';
  return writeMarkup(writeBlocks(doc));
}

/** An empty line is left out. */
function writeBlocks(parent: Node): RichTextNode[] {
  return parent.children.flatMap((node, index): RichTextNode[] => {
    if (node.childCount === 0 && ['p', 'h2', 'h3', 'h4'].includes(node.type.name)) return [];
    if (node.type.name !== LOOSE) return [[node.type.name, nodeAttributes(node), writeContent(node)]];
    const line = writeLine(node.children.map((child) => [child, child.marks]));
    // Two adjacent lines without tags would become one.
    const isAlone = [index - 1, index + 1].every(
      (neighbour) => parent.maybeChild(neighbour)?.type.name !== LOOSE,
    );
    return isAlone && (parent.type.name !== 'doc' || parent.childCount === 1) ? line : [['p', {}, line]];
  });
}

function writeContent(node: Node): RichTextNode[] {
  return node.inlineContent
    ? writeLine(node.children.map((child) => [child, child.marks]))
    : writeBlocks(node);
}

/** A piece of a line, with its remaining marks. */
type Piece = [node: Node, marks: readonly Mark[]];

/** The longest mark is the outer one, so that no mark is split. */
function writeLine(pieces: readonly Piece[]): RichTextNode[] {
  const written: RichTextNode[] = [];
  for (let at = 0; at < pieces.length;) {
    const [node, marks] = pieces[at]!;
    const markEnds = marks.map((mark) => ({ mark, end: findMarkEnd(pieces, at, mark) }));
    const [widest] = markEnds.toSorted((one, other) => other.end - one.end);
    if (widest) {
      const { mark, end } = widest;
      const inner = pieces
        .slice(at, end)
        .map(([each, own]): Piece => [each, own.filter((other) => !other.eq(mark))]);
      written.push([mark.type.name, presentAttributes(mark.attrs), writeLine(inner)]);
      at = end;
      continue;
    }
    written.push(node.isText ? node.text! : [node.type.name, nodeAttributes(node), []]);
    at++;
  }
  return written;
}

/** The index after the last piece with a mark. */
function findMarkEnd(pieces: readonly Piece[], start: number, mark: Mark): number {
  let end = start;
  while (end < pieces.length && mark.isInSet(pieces[end]![1])) end++;
  return end;
}

function nodeAttributes({ attrs }: Node): Record<string, string> {
  return presentAttributes(attrs);
}

function presentAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = Object.entries(attributes).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(present) as Record<string, string>;
}
