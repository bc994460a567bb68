import { DATES } from '../content/dates/dated.ts';
import type { ProjectFile } from '../project.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/** The schemas for which content was last made ready: as they were then, without what is there for people alone. */
export interface ReleasedSchemas {
  /** The number of the newest migration of that time. */
  contentVersion: number;
  schemas: ProjectFile[];
}

/** Where they are kept, from the engine's root. */
export const RELEASED = 'schemas/released.json';

/** The text of the file that keeps them: a line for each schema. */
export function releasedText(contentVersion: number, schemas: readonly ProjectFile[]): string {
  const lines = schemas.map(({ path, text }) => {
    const bare = JSON.stringify(withoutWords(JSON.parse(text)));
    return `    ${JSON.stringify(path)}: ${bare}`;
  });
  return `{\n  "contentVersion": ${contentVersion},\n  "schemas": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** @throws where the text is not one that `releasedText` has made */
export function readReleased(text: string): ReleasedSchemas {
  const { contentVersion, schemas } = JSON.parse(text) as {
    contentVersion: number;
    schemas: Record<string, unknown>;
  };
  const files = Object.entries(schemas).map(([path, schema]) => ({ path, text: JSON.stringify(schema) }));
  return { contentVersion, schemas: files };
}

/** Keywords that say nothing of which content is allowed. Examples stay: they are content that was allowed. */
const WORDS = new Set([
  'title',
  'description',
  'instead',
  'controls',
  'entry',
  'draft',
  'shown',
  'pictureWidth',
  'alsoCalled',
  'enumInstead',
  'fileEndings',
  'enumAlsoCalled',
]);

/** Keywords whose values are no schemas: what stands in them is left as it is. */
const VALUES = new Set(['examples', 'default', 'const', 'enum', 'required']);

function withoutWords(node: unknown, isSchema = true): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutWords(each));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => !isSchema || !WORDS.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (isSchema && VALUES.has(key)) return [key, value as unknown];
      // The keys of these are names that content gives, not keywords.
      const holdsNames =
        isSchema && ['properties', '$defs', 'patternProperties', 'dependencies'].includes(key);
      return [key, withoutWords(value, !holdsNames)];
    }),
  );
}

/**
 * Schemas as they are compared: without the dates that are added to every section and entry where schemas are put together,
 * by which each list would have a definition of its own.
 */
export function comparable(schemas: readonly ProjectFile[]): ProjectFile[] {
  return schemas.map(({ path, text }) => {
    const renamed = text.replaceAll(/(#\/\$defs\/(?:publishAt|expireAt))"/g, '$1Moment"');
    if (!path.endsWith('/parts.schema.json')) return { path, text: renamed };
    const { $defs = {}, ...rest } = JSON.parse(renamed) as SchemaNode;
    const names = Object.entries($defs).map(([name, definition]) => [
      DATES.some((date) => date === name) ? `${name}Moment` : name,
      definition,
    ]);
    return { path, text: JSON.stringify({ ...rest, $defs: Object.fromEntries(names) as object }) };
  });
}
