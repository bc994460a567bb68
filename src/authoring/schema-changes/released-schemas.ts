import type { ContentVersions } from '../migrations/content-versions.ts';
import { DATES } from '../../core/content/dates/dated.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { SchemaNode } from '../../core/schema/schema-node.ts';

/** The schemas of the last release, without keywords that only people read. */
export interface ReleasedSchemas {
  /** The numbers of the newest migrations at that time. */
  versions: ContentVersions;
  schemas: ProjectFile[];
}

/** The path of the released schemas, from the root of the engine, or from the folder of an extension. */
export const RELEASED = 'schemas/released.json';

/**
 * The text of the file `RELEASED`: one line per schema.
 * @param contentVersion the number of its owner's newest migration
 */
export function releasedText(contentVersion: number, schemas: readonly ProjectFile[]): string {
  const lines = schemas.map(({ path, text }) => {
    const bare = JSON.stringify(withoutProse(JSON.parse(text)));
    return `    ${JSON.stringify(path)}: ${bare}`;
  });
  return `{\n  "contentVersion": ${contentVersion},\n  "schemas": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/**
 * Parses the text of the file `RELEASED`, with which the current schemas are compared.
 * @param owner the extension that it belongs to. Default: the engine
 * @throws if the text was not made by `releasedText`
 */
export function readReleased(text: string, owner = ''): ReleasedSchemas {
  const { contentVersion, schemas } = JSON.parse(text) as {
    contentVersion: number;
    schemas: Record<string, unknown>;
  };
  const files = Object.entries(schemas).map(([path, schema]) => ({ path, text: JSON.stringify(schema) }));
  return { versions: { [owner]: contentVersion }, schemas: files };
}

/** Keywords that do not affect validity. Examples stay, because they are valid content. */
const WORDS = new Set([
  'title',
  'description',
  'instead',
  'controls',
  'entry',
  'draft',
  'shown',
  'pictureWidth',
  'pictureShapes',
  'alsoCalled',
  'enumInstead',
  'fileEndings',
  'withoutStart',
  'enumAlsoCalled',
]);

/** Keywords whose values are not schemas, and stay unchanged. */
const VALUES = new Set(['examples', 'default', 'const', 'enum', 'required']);

function withoutProse(node: unknown, isSchema = true): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutProse(each));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => !isSchema || !WORDS.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (isSchema && VALUES.has(key)) return [key, value as unknown];
      // The keys of these values are names from content, not keywords.
      const holdsNames =
        isSchema && ['properties', '$defs', 'patternProperties', 'dependencies'].includes(key);
      return [key, withoutProse(value, !holdsNames)];
    }),
  );
}

/**
 * Renames the definitions of dates in schemas, so that composition does not add dates to every section and entry:
 * each list would get a separate definition, and the schemas could not be compared.
 */
export function makeComparable(schemas: readonly ProjectFile[]): ProjectFile[] {
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
