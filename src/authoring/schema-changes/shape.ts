import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { PlacedNode, SchemaNode } from '../../core/schema/schema-node.ts';

/** The requirements of a schema for one value, references included. */
export interface Shape {
  types: readonly string[] | undefined;
  /** The only allowed values. */
  values: readonly unknown[] | undefined;
  properties: ReadonlyMap<string, PlacedNode>;
  required: ReadonlySet<string>;
  /** Whether unknown keys are refused. */
  isClosed: boolean;
  items: PlacedNode | undefined;
  /** The schema of unknown keys. */
  others: PlacedNode | undefined;
  /** All other keywords with plain values: maxLength, pattern … */
  limits: ReadonlyMap<string, unknown>;
  /** Conditions and alternatives: keyword and schemas, in order. */
  branches: readonly SchemaBranch[];
}

/** A schema inside a keyword such as `oneOf`, with a name by which both versions of the schema are compared. */
export interface SchemaBranch {
  keyword: (typeof BRANCHES)[number];
  placed: PlacedNode;
  /** Its identity: the section type, or the whole schema as text. */
  name: string;
}

const BRANCHES = ['oneOf', 'anyOf', 'allOf', 'if', 'then', 'else', 'not', 'contains'] as const;
const LIMITS = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minimum',
  'maximum',
  'multipleOf',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'patternProperties',
  'dependencies',
  'positionIn',
  'enumNeeds',
] as const;

/**
 * Collects the requirements of a schema, so that two versions of it can be compared.
 * @param follow whether `$ref` targets are included
 */
export function describeShape(set: SchemaSet, placed: PlacedNode, follow: boolean): Shape {
  const chain = follow ? set.follow(placed) : [placed];
  const first = <K extends keyof SchemaNode>(key: K) =>
    chain.find(({ node }) => node[key] !== undefined)?.node[key];
  const type = first('type');
  const constant = chain.find(({ node }) => Object.hasOwn(node, 'const'));
  return {
    types: typeof type === 'string' ? [type] : type,
    values: constant ? [constant.node.const] : first('enum'),
    properties: new Map(
      chain.flatMap(({ node, base }) =>
        Object.entries(node.properties ?? {}).map(([key, each]) => [key, { node: each, base }] as const),
      ),
    ),
    required: new Set(chain.flatMap(({ node }) => node.required ?? [])),
    isClosed: chain.some(({ node }) => node.additionalProperties === false),
    items: chain.flatMap(({ node: { items }, base }) => (items ? [{ node: items, base }] : []))[0],
    others: chain.flatMap(({ node: { additionalProperties: others }, base }) =>
      typeof others === 'object' ? [{ node: others, base }] : [],
    )[0],
    limits: new Map(
      LIMITS.flatMap((key) =>
        first(key) === undefined ? [] : [[key, withoutExamples(first(key))] as const],
      ),
    ),
    branches: chain.flatMap(listBranches),
  };
}

/**
 * The branch (`then` or `else`) for values of one type, if the schema's `if` asks only for the type. Example: a
 * key was a list, and may now also be the name of a collection.
 * @param types the types of the value; undefined is returned unless there is exactly one
 */
export function branchForType(
  set: SchemaSet,
  placed: PlacedNode,
  [type, ...others]: readonly string[] = [],
): PlacedNode | undefined {
  const { node, base } = set.follow(placed).at(-1)!;
  const typeInCondition = node.if?.type;
  if (type === undefined || others.length > 0 || typeof typeInCondition !== 'string') return undefined;
  const branch = typeInCondition === type ? node.then : node.else;
  return branch && { node: branch, base };
}

function listBranches({ node, base }: PlacedNode): SchemaBranch[] {
  return BRANCHES.flatMap((keyword) => {
    const value = node[keyword];
    const schemas = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as SchemaNode[];
    return schemas.map((each) => ({ keyword, placed: { node: each, base }, name: branchName(each) }));
  });
}

function branchName({ $ref, properties, ...rest }: SchemaNode): string {
  const type = properties?.['type']?.const;
  return $ref ?? (typeof type === 'string' ? type : canonicalJson(withoutExamples({ properties, ...rest })));
}

/** A schema without examples, which do not restrict values. */
function withoutExamples(value: unknown): unknown {
  const text = JSON.stringify(value, (key, inner: unknown) => (key === 'examples' ? undefined : inner));
  return JSON.parse(text) as unknown;
}
