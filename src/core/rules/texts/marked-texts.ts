import { PLACEHOLDER, placeholderIn } from '../../content/placeholder.ts';
import type { JsonPath, JsonSource } from '../../json/json-source.ts';

/** A text in content, and its place. */
export interface MarkedText {
  path: JsonPath;
  text: string;
}

/** The texts of a file with the placeholder of `npm run new`. */
export function markedTexts({ source }: { source: JsonSource }): MarkedText[] {
  // Most files have no placeholder.
  if (!source.text.includes(PLACEHOLDER)) return [];
  return findTexts(source.data, (text) => placeholderIn(text) !== undefined);
}

/** All texts in a value that satisfy a condition. */
export function findTexts(data: unknown, isWanted: (text: string) => boolean): MarkedText[] {
  const found: MarkedText[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isWanted(value)) found.push({ path: [...path], text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
        path.push(key);
        visit(inner);
        path.pop();
      }
    }
  };
  visit(data);
  return found;
}

/** A text in quotation marks, shortened if it is long. */
export function quoteShortened(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79).trim()}…` : text.trim()}”.`;
}
