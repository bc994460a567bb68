import type { JsonFile } from '../../core/content/json-files.ts';
import { readJson, type Range } from '../../core/json/json-source.ts';
import { withTypesOfUses } from '../references/typed-uses.ts';
import type { SchemaNode } from '../../core/schema/schema-node.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { visitNodes } from '../../core/schema/schema-lookup.ts';
import { parseSharedSections } from '../../core/parse-shared-sections.ts';
import type { BreakingChange } from './breaking-change.ts';

/** The place of content that a schema change refuses. */
export type ContentPlace = Range & { file: string };

/**
 * Finds content that the changes refuse. The earlier schemas show which values each change concerns.
 * @param files all files of a site
 * @returns the places of each change; none also if a value alone does not show whether the change refuses it
 */
export function findChangePlaces(
  changes: readonly BreakingChange[],
  before: SchemaSet,
  files: readonly JsonFile[],
): Map<BreakingChange, ContentPlace[]> {
  const places = new Map(changes.map((change): [BreakingChange, ContentPlace[]] => [change, []]));
  const byNode = Map.groupBy(changes, ({ node }): SchemaNode => node);
  const shared = parseSharedSections({ shared: files.filter(({ kind }) => kind === 'section') });
  for (const { path: file, kind, text } of files) {
    const source = withTypesOfUses(readJson({ path: file, text }), shared);
    visitNodes(before, kind, source.data, (nodes, value, path) => {
      const concerned = new Set(nodes.flatMap(({ node }) => byNode.get(node) ?? []));
      for (const change of concerned)
        if (change.breaks?.(value)) places.get(change)!.push({ file, ...source.locate(path, change.what) });
    });
  }
  return places;
}
