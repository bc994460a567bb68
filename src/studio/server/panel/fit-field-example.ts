import { firstValue, nodesBelow, type PlacedNode, type SchemaSet } from 'pagewright/schema';
import { fitName, type SiteNames } from '../gallery/fit-to-site.ts';

/**
 * The example of a value, with existing names of the site.
 * @param nodes the schema nodes of the value
 */
export function fitFieldExample(
  set: SchemaSet,
  names: SiteNames,
  nodes: readonly PlacedNode[],
  example: unknown,
): unknown {
  const part = firstValue(
    nodes.map(({ node }) => node),
    'part',
  );
  if (typeof example === 'string') return fitName(part ?? '', example, names) ?? example;
  if (typeof example !== 'object' || example === null) return example;
  const entries = Array.isArray(example) ? [...example.entries()] : Object.entries(example);
  const fitted = entries.map(([key, value]): [string | number, unknown] => {
    const isSource = key === 'src' && typeof value === 'string';
    if (isSource) return [key, fitName(part ?? '', value, names) ?? value];
    return [key, fitFieldExample(set, names, nodesBelow(set, nodes, key, value), value)];
  });
  return Array.isArray(example) ? fitted.map(([, value]) => value) : Object.fromEntries(fitted);
}
