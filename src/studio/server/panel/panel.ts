import { type DataPath, findValueAt } from 'pagewright/json';
import { type FileKind, firstValue, knownKeys, nodesAt, type SchemaSet } from 'pagewright/schema';
import type { Panel } from '../../protocol.ts';
import { entryName } from '../../entry-name.ts';
import { objectKeys } from '../pages/settings-outline.ts';
import { objectSchema, type PanelSchemas } from './panel-schema.ts';

/**
 * The form of an object in a file: only the keys that its schema allows now, such as those of its variant.
 * @param start the path of the outline's row, where the crumbs begin
 * @returns undefined if there is no object at the path
 */
export function createPanel(
  context: PanelSchemas,
  root: FileKind,
  { file, data }: { file: string; data: unknown },
  path: DataPath,
  start: DataPath,
): Panel | undefined {
  const { set } = context;
  const nodes = nodesAt(set, root, data, path);
  const value = findValueAt(data, path) ?? absentObject(nodes, path);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const schemas = nodes.map(({ node }) => node);
  const hidden = hiddenKeys(path, value as Record<string, unknown>, root);
  const schema = objectSchema(context, nodes, value as Record<string, unknown>, hidden);
  const visibleEntries = Object.entries(value).filter(([key]) => !hidden.has(key));
  return {
    file,
    path,
    title: panelTitle(set, root, data, path),
    description: panelDescription(schemas) ?? '',
    schema,
    value: Object.fromEntries(visibleEntries),
    crumbs: crumbsTo(set, root, data, path, start),
  };
}

/** A missing object of a map can be filled in; a missing entry of a list can't. */
function absentObject(nodes: ReturnType<typeof nodesAt>, path: DataPath): object | undefined {
  const type = firstValue(
    nodes.map(({ node }) => node),
    'type',
  );
  return typeof path.at(-1) === 'string' && type === 'object' ? {} : undefined;
}

/** The order of an object's keys, from its schema. */
export function keyOrder(set: SchemaSet, root: FileKind, data: unknown, path: DataPath): readonly string[] {
  const nodes = nodesAt(set, root, data, path).map(({ node }) => node);
  return knownKeys(nodes);
}

/**
 * Keys with other controls: the type of a section is chosen when it is inserted, and sections are in the outline.
 */
function hiddenKeys(path: DataPath, value: Record<string, unknown>, root: FileKind): Set<string> {
  const isPage = root === 'page' && path.length === 0;
  if (isPage) return new Set(['$schema', 'sections', 'template', 'translated']);
  const isSettings = path.length === 0 && root !== 'section';
  if (isSettings) return new Set(['$schema', 'contentVersion', 'contentVersions', ...objectKeys(value)]);
  if (root === 'form' && path.join('/') === 'schema')
    return new Set(['type', 'properties', 'additionalProperties']);
  const isTyped = typeof value['type'] === 'string' && root !== 'form';
  return new Set(isTyped ? ['$schema', 'type'] : ['$schema']);
}

function panelTitle(set: SchemaSet, root: FileKind, data: unknown, path: DataPath): string {
  const nodes = nodesAt(set, root, data, path).map(({ node }) => node);
  const value = (findValueAt(data, path) ?? {}) as { type?: unknown };
  const type = typeof value.type === 'string' ? value.type : '';
  const typeTitle = set.sections.get(type)?.title ?? set.templates.get(type)?.title;
  if (typeTitle !== undefined) return typeTitle;
  const title = firstValue(nodes, 'title');
  if (path.length === 0) return root === 'page' ? 'Page' : (title ?? 'Settings');
  const number = path.at(-1);
  const name = entryName(value);
  if (typeof number === 'number') return name || `${title ?? 'Entry'} ${number + 1}`;
  return title ?? String(number);
}

/** A section type's own description comes after the general one of all sections. */
function panelDescription(nodes: Parameters<typeof firstValue>[0]): string | undefined {
  const typeNode = nodes.find((node) => node.properties?.['type']?.const !== undefined);
  return typeNode?.description ?? firstValue(nodes, 'description');
}

function crumbsTo(
  set: SchemaSet,
  root: FileKind,
  data: unknown,
  path: DataPath,
  start: DataPath,
): Panel['crumbs'] {
  const steps: Panel['crumbs'] = [];
  for (let length = start.length; length < path.length; length++) {
    const here = path.slice(0, length);
    const value = findValueAt(data, here);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      steps.push({ title: panelTitle(set, root, data, here), path: here });
  }
  return steps;
}
