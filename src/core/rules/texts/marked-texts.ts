import { PLACEHOLDER, placeholderIn } from '../../content/placeholder.ts';
import type { JsonPath, JsonSource } from '../../json/json-source.ts';
import { first } from '../../schema/schema-lookup.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';

export interface MarkedText {
  path: JsonPath;
  text: string;
}

/** The texts of a file that hold the marker of `npm run new`. */
export function markedTexts({ source }: { source: JsonSource }): MarkedText[] {
  // Most files have no placeholder: only the others are gone through.
  if (!source.text.includes(PLACEHOLDER)) return [];
  return textsIn(source.data, (text) => placeholderIn(text) !== undefined);
}

/** The texts that are wanted, in a file or in a part of one, with their places. */
export function textsIn(data: unknown, isWanted: (text: string) => boolean): MarkedText[] {
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

/** The schema's own words on a value that is still to be written. */
export function whatToWrite(nodes: SchemaNode[]): string {
  const description = first(nodes, 'description');
  if (description === undefined) return 'Write what belongs here.';
  const example = first(nodes, 'examples')?.[0];
  const words = `${first(nodes, 'title') ?? 'Text'}: ${description}`;
  return typeof example === 'string' ? `${words} For example: ${shortened(example)}` : words;
}

/** A text in quotation marks, cut where it is long. */
export function shortened(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79).trim()}…` : text.trim()}”.`;
}
