import type { RichTextNode } from 'pagewright/content';
import type { DataPath } from 'pagewright/json';
import { strictTree } from 'pagewright/rich-text';

/**
 * The path in the section's value of a text that is visible on the page: a value that equals the text, or the
 * shortest one that contains it. Tags and white space do not count.
 * @returns undefined if no value contains it
 */
export function findText(value: unknown, seen: string): DataPath | undefined {
  const searchedText = plainText(seen);
  if (searchedText === '') return undefined;
  const matches: { path: DataPath; text: string }[] = [];
  visitTexts(value, [], (path, text) => {
    if (text.includes(searchedText)) matches.push({ path, text });
  });
  return matches.toSorted((one, other) => one.text.length - other.text.length)[0]?.path;
}

/** Visits every text in a value, without tags and in lower case. */
export function visitTexts(
  value: unknown,
  path: DataPath,
  visit: (path: DataPath, text: string) => void,
): void {
  if (typeof value === 'string') visit(path, plainText(value));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
    visitTexts(inner, [...path, key], visit);
}

/** A text without tags and repeated blanks, in lower case. */
export function plainText(text: string): string {
  const plain = text.includes('<') ? withoutTags(text) : text;
  return plain.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function withoutTags(html: string): string {
  const words = (node: RichTextNode): string =>
    typeof node === 'string' ? node : node[2].map(words).join('');
  return strictTree(html)?.nodes.map(words).join('') ?? html;
}
