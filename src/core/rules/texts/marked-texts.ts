import { PLACEHOLDER, placeholderIn } from '../../content/placeholder.ts';
import type { JsonPath, JsonSource } from '../../json/json-source.ts';

export interface MarkedText {
  path: JsonPath;
  text: string;
}

/** The texts of a file that hold the marker of `npm run new`. */
export function markedTexts({ source }: { source: JsonSource }): MarkedText[] {
  const found: MarkedText[] = [];
  // Most files have no placeholder: only the others are gone through.
  if (source.text.includes(PLACEHOLDER)) visit(source.data, [], found);
  return found;
}

function visit(value: unknown, path: (string | number)[], found: MarkedText[]): void {
  if (typeof value === 'string') {
    if (placeholderIn(value)) found.push({ path: [...path], text: value });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      path.push(key);
      visit(inner, path, found);
      path.pop();
    }
  }
}

/** A text in quotation marks, cut where it is long. */
export function shortened(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79).trim()}…` : text.trim()}”.`;
}
