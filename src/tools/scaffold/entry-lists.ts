import { readJson, type JsonPath } from '../../core/json/json-source.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { nodesAt } from '../../core/schema/schema-lookup.ts';
import type { PlacedNode, SchemaNode } from '../../core/schema/schema-node.ts';
import { narrowSchema } from './smallest-value.ts';
import type { ScaffoldSite } from './scaffold-site.ts';

/** A list of the content whose schema names the kind of its entries. */
export interface EntryList {
  /** The name for people: the file below pages-config, with a number if the file has several lists. */
  id: string;
  file: ProjectFile;
  path: JsonPath;
  length: number;
  /** The schema of the list. */
  schema: PlacedNode;
}

/** The lists of a site to which `npm run new` can add an entry of a kind, in file order. */
export function entryLists(kind: string, { files, set }: Pick<ScaffoldSite, 'files' | 'set'>): EntryList[] {
  return files.flatMap((file) => {
    const name = file.path.replace(/^pages-config\/(.*?)(\/index)?\.json$/, '$1');
    const lists = listsIn(file, kind, set);
    return lists.map((list, index) => ({ ...list, id: lists.length > 1 ? `${name}:${index + 1}` : name }));
  });
}

/** The kinds of entries in the schemas, sorted. */
export function entryKinds({ documents }: SchemaSet): string[] {
  const kinds = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { entry } = value as SchemaNode;
    if (typeof entry === 'string') kinds.add(entry);
    Object.values(value).forEach(visit);
  };
  for (const { schema } of documents.values()) visit(schema);
  return [...kinds].sort();
}

function listsIn(file: ProjectFile, kind: string, set: SchemaSet): Omit<EntryList, 'id'>[] {
  const { data } = readJson(file);
  const root = file.path.endsWith('/_site.json') ? 'site' : 'page';
  const lists: Omit<EntryList, 'id'>[] = [];
  const visit = (value: unknown, path: JsonPath): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const schema = mergedSchemaAt(set, root, data, path, ({ entry }) => entry === kind);
      if (schema) lists.push({ file, path, length: value.length, schema });
    }
    const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, child] of inner) visit(child, [...path, key]);
  };
  visit(data, []);
  return lists;
}

/**
 * The schema of a value, merged with the branches of conditions that apply to it.
 * @param isMeant selects the describing schema among those that apply
 */
export function mergedSchemaAt(
  set: SchemaSet,
  root: 'site' | 'page',
  data: unknown,
  path: JsonPath,
  isMeant: (node: SchemaNode) => boolean,
): PlacedNode | undefined {
  const placed = nodesAt(set, root, data, path);
  const describingNode = placed.find(({ node }) => isMeant(node));
  if (!describingNode) return undefined;
  // The kind of the entries and their example may be in a condition, and their definition elsewhere.
  const typedNode = describingNode.node.type
    ? describingNode
    : (placed.find(({ node }) => node.type) ?? describingNode);
  const more = placed.filter((each) => each !== typedNode);
  const node = more.reduce((merged, each) => narrowSchema(merged, each.node), typedNode.node);
  return {
    ...typedNode,
    node: { ...node, ...(describingNode.node.examples && { examples: describingNode.node.examples }) },
  };
}
