import { parse } from 'css-tree';
import type { Nodes } from 'mdast';
import { parseSync, type ESTree } from 'vite';
import { readDocument, shownText } from './read-document.ts';

/** A text that people read: a comment, the name of a test, a message or a paragraph of a document. */
export interface Prose {
  kind: 'comment' | 'test' | 'message' | 'document';
  /** The line in which it begins, from 1. */
  line: number;
  /** The words on one line, without code and quotations. */
  text: string;
}

/**
 * The comments of a module, the names of its tests, and its other texts of several words.
 * @throws Error if the module has a syntax error
 */
export function proseOfModule(file: string, text: string): Prose[] {
  const { comments, program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const lineAt = lineFinder(text);
  const found: Prose[] = [];
  let end = -1;
  for (const comment of comments) {
    const words = stripCommentMarks(comment.value);
    const last = found.at(-1);
    // Adjacent comments are joined: they may be one text.
    if (last && comment.type === 'Line' && /^\n[ \t]*$/.test(text.slice(end, comment.start)))
      last.text += ` ${words}`;
    else found.push({ kind: 'comment', line: lineAt(comment.start), text: words });
    end = comment.end;
  }
  const names = new Set<unknown>();
  walk(program, (node) => {
    if (node.type === 'CallExpression' && isTest(node.callee)) names.add(node.arguments[0]);
    const written = writtenIn(node, text);
    if (!written || !/\p{L} +\p{L}/u.test(written)) return;
    const words = stripCommentMarks(written);
    // A test's name begins in lower case, and still counts as a sentence.
    found.push(
      names.has(node)
        ? { kind: 'test', line: lineAt(node.start), text: words.charAt(0).toUpperCase() + words.slice(1) }
        : { kind: 'message', line: lineAt(node.start), text: words },
    );
  });
  return found;
}

/** The comments of a style sheet. */
export function proseOfSheet(text: string): Prose[] {
  const found: Prose[] = [];
  parse(text, {
    positions: true,
    onComment: (value, { start }) => {
      found.push({ kind: 'comment', line: start.line, text: stripCommentMarks(value) });
    },
  });
  return found;
}

/** The paragraphs, headings and table cells of a document in Markdown. */
export function proseOfDocument(text: string): Prose[] {
  const found: Prose[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      found.push({
        kind: 'document',
        line: node.position!.start.line,
        text: stripCommentMarks(shownText(node)),
      });
    else if ('children' in node) node.children.forEach(visit);
  };
  visit(readDocument(text));
  return found;
}

function stripCommentMarks(text: string): string {
  return text
    .replace(/@(?:param|throws|returns)\s+(?:\w+(?=\s))?/g, '. ')
    .replace(/^[ \t]*\*+/gm, '')
    .replace(/`[^`]*`|“[^”]*”|"[^"\n]*"/g, '“”')
    .replace(/\s+/g, ' ')
    .trim();
}

function writtenIn(node: ESTree.Node, text: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ start, end }) => text.slice(start, end)).join(' … ');
}

/** Recognizes test('…'), describe.each([…])('…') and their like. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type === 'MemberExpression') return isTest(callee.object);
  return callee.type === 'Identifier' && ['test', 'describe', 'it'].includes(callee.name);
}

function walk(value: unknown, visit: (node: ESTree.Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) visit(value as ESTree.Node);
  for (const each of Object.values(value)) walk(each, visit);
}

function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    const line = ends.findIndex((end) => end >= offset);
    return line < 0 ? ends.length + 1 : line + 1;
  };
}
