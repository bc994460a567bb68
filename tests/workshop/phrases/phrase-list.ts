import type { RootContent, Table, TableRow } from 'mdast';
import { readDocument, shownText } from './read-document.ts';

/** A phrase that comments, names of tests, messages and documents avoid. */
export interface Phrase {
  words: string;
  /** The words to write. */
  instead: string;
  pattern: RegExp;
  /** Whether messages to editors and visitors may use it. */
  isFineInMessages: boolean;
}

const LIST = 'Phrases to avoid';
const GLOSSARY = 'Glossary';

/**
 * Reads the table of phrases to avoid from the map of the code. The first cell of a row lists words,
 * separated by commas; an ellipsis after a word means the start of a sentence that is not a question.
 * @throws Error if the map has no such table
 */
export function phraseList(map: string): Phrase[] {
  const { children } = readDocument(map);
  const start = children.findIndex((node) => isHeading(node, LIST));
  const table = children.find((node, place): node is Table => place > start && node.type === 'table');
  if (start < 0 || !table) throw new Error(`the map has no table below the heading "${LIST}"`);
  const rows = table.children.slice(1).map(cellsIn);
  return rows.flatMap(([cell = '', instead = '', scope]) =>
    cell.split(', ').map((words) => ({
      words,
      instead,
      pattern: createPattern(words),
      isFineInMessages: scope !== '',
    })),
  );
}

/**
 * The map without its glossary, which names words that should not be used, and without the list of phrases.
 */
export function withoutGlossary(map: string): string {
  const heading = readDocument(map).children.find((node) => isHeading(node, GLOSSARY));
  return map.slice(0, heading?.position?.start.offset);
}

function isHeading(node: RootContent, text: string): boolean {
  return node.type === 'heading' && shownText(node) === text;
}

function cellsIn({ children }: TableRow): string[] {
  return children.map((cell) => shownText(cell));
}

function createPattern(words: string): RegExp {
  return words.endsWith(' …')
    ? new RegExp(`(?:^|[.:;!?] )${words.slice(0, -2)}\\b(?![^.;!]*\\?)`)
    : new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'i');
}
