import {
  firstValue,
  jsonType,
  knownKeys,
  nodesBelow,
  type PlacedNode,
  type SchemaNode,
  type SchemaSet,
} from 'pagewright/schema';
import type { FieldKind, ListRules, PanelSchema } from '../../protocol.ts';
import { pictureArea, withoutArea } from './picture-area.ts';

/** The schemas that forms are made from. */
export interface PanelSchemas {
  set: SchemaSet;
  /** Replaces names in an example by existing ones of the site. */
  fit(nodes: readonly PlacedNode[], example: unknown): unknown;
}

/**
 * The schema of an object's form: the keys that its schema allows for its current value, without conditions and
 * references. Validation checks limits: the form only displays those of texts and lists. Defaults are left out,
 * because the form must not add values.
 * @param hidden keys that are left out
 */
export function objectSchema(
  context: PanelSchemas,
  nodes: readonly PlacedNode[],
  value: Record<string, unknown>,
  hidden: ReadonlySet<string> = new Set(),
): PanelSchema {
  const schemas = nodes.map(({ node }) => node);
  const allowedKeys = knownKeys(schemas);
  // An unknown key is shown too, so that no part of the file is hidden.
  const unknownKeys = Object.keys(value).filter((key) => !allowedKeys.includes(key));
  // The keys of a map are chosen freely.
  const isFree = (key: string) => nodesBelow(context.set, nodes, key, value[key]).length > 0;
  const required = new Set(schemas.flatMap((node) => node.required ?? []));
  const keys = orderKeys([...allowedKeys, ...unknownKeys]).filter((key) => !hidden.has(key));
  const properties = keys.flatMap((key): [string, PanelSchema][] => {
    const below = nodesBelow(context.set, nodes, key, value[key]);
    const schema =
      allowedKeys.includes(key) || isFree(key)
        ? fieldSchema(context, below, key, value[key], required.has(key))
        : unknownKey(key, value[key]);
    return schema ? [[key, schema]] : [];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: keys.filter((key) => required.has(key)),
  };
}

/** Puts ids and dates last, because most sections have none. */
function orderKeys(keys: readonly string[]): string[] {
  return [...keys.filter((key) => !LAST.includes(key)), ...keys.filter((key) => LAST.includes(key))];
}

const LAST = ['id', 'publishAt', 'expireAt'];

/** @returns undefined if only one value is possible */
function fieldSchema(
  context: PanelSchemas,
  nodes: readonly PlacedNode[],
  key: string,
  value: unknown,
  isRequired: boolean,
): PanelSchema | undefined {
  const schemas = nodes.map(({ node }) => node);
  const example = context.fit(nodes, firstValue(schemas, 'examples')?.[0]);
  if (firstValue(schemas, 'const') !== undefined && value === undefined) return undefined;
  const type = expectedType(schemas, value, example);
  const part = firstValue(schemas, 'part');
  const base: PanelSchema = {
    title: firstValue(schemas, 'title') ?? key,
    description: firstValue(schemas, 'description') ?? '',
    'x-example': example,
    'x-required': isRequired,
    ...(part !== undefined && { 'x-part': part }),
  };
  if (value !== undefined && !allowsType(schemas, value)) return { ...base, 'x-field': 'json' };
  if (type === 'object') return objectField(context, nodes, value, base, isRequired);
  if (type === 'array') {
    // A list gets its first entry when it is added.
    if (value === undefined) return { ...base, 'x-field': 'absent' };
    return { ...base, type: 'array', 'x-field': 'list', 'x-list': listRules(context, nodes, example) };
  }
  const choices = firstValue(schemas, 'enum');
  if (choices) return { ...base, ...choiceField(schemas, choices) };
  if (type === 'boolean') return { ...base, type: 'boolean', 'x-field': 'checkbox' };
  if (type === 'number' || type === 'integer') return { ...base, type, 'x-field': 'number' };
  const [most, least] = [firstValue(schemas, 'maxLength'), firstValue(schemas, 'minLength')];
  const length = typeof most === 'number' ? most : Infinity;
  return {
    ...base,
    type: 'string',
    'x-field':
      part === 'richText'
        ? 'richText'
        : length > MAX_LINE_LENGTH && part === undefined && isProse(schemas)
          ? 'text'
          : 'line',
    ...(length < Infinity && { 'x-maxLength': length }),
    ...(typeof least === 'number' && least > 1 && { 'x-minLength': least }),
  };
}

function objectField(
  context: PanelSchemas,
  nodes: readonly PlacedNode[],
  value: unknown,
  base: PanelSchema,
  isRequired: boolean,
): PanelSchema {
  if (value === undefined && !isRequired) return { ...base, 'x-field': 'absent' };
  const object = (value ?? {}) as Record<string, unknown>;
  const inner = objectSchema(context, nodes, object);
  const { properties = {} } = inner;
  if (base['x-part'] !== 'image') return { ...base, ...inner, 'x-field': 'object' };
  const { src } = properties;
  // A picture is chosen by its preview.
  if (src?.['x-field'] === 'line') properties['src'] = { ...src, 'x-field': 'name' };
  const schemas = nodes.map(({ node }) => node);
  const area = pictureArea(schemas, object);
  return {
    ...base,
    ...inner,
    properties: withoutArea(properties, object, area),
    'x-field': 'object',
    'x-area': area,
  };
}

function choiceField(schemas: SchemaNode[], choices: readonly unknown[]): PanelSchema {
  const help = firstValue(schemas, 'enumDescriptions') ?? [];
  return {
    'x-field': 'choice',
    'x-choices': choices.map((value, index) => ({
      value,
      title: choiceTitle(value),
      help: help[index] ?? '',
    })),
  };
}

/** two-columns becomes "Two columns". */
function choiceTitle(value: unknown): string {
  const words = String(value).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function listRules(context: PanelSchemas, nodes: readonly PlacedNode[], example: unknown): ListRules {
  const entries = nodesBelow(context.set, nodes, 0, undefined).map(({ node }) => node);
  const most = firstValue(
    nodes.map(({ node }) => node),
    'maxItems',
  );
  const entryExample = firstValue(entries, 'examples')?.[0];
  const listExample = Array.isArray(example) ? (example as unknown[])[0] : undefined;
  const below = nodesBelow(context.set, nodes, 0, undefined);
  const entry = context.fit(below, entryExample ?? listExample ?? '');
  return {
    entry: firstValue(entries, 'title') ?? 'Entry',
    example: entry,
    isPlain: typeof entry !== 'object' || entry === null,
    ...(typeof most === 'number' && { most }),
  };
}

function unknownKey(key: string, value: unknown): PanelSchema | undefined {
  if (value === undefined) return undefined;
  return {
    title: key,
    description: 'No schema knows this key: it has no effect.',
    'x-field': 'json' satisfies FieldKind,
    'x-required': false,
  };
}

function expectedType(schemas: SchemaNode[], value: unknown, example: unknown): string {
  if (value !== undefined) {
    const actual = jsonType(value);
    return actual === 'number' && firstValue(schemas, 'type') === 'integer' ? 'integer' : actual;
  }
  const type = firstValue(schemas, 'type');
  if (typeof type === 'string') return type;
  return example === undefined ? 'string' : jsonType(example);
}

/** Whether the value has one of the types that its schemas allow; without any, each is allowed. */
function allowsType(schemas: SchemaNode[], value: unknown): boolean {
  const types = schemas.flatMap(({ type }) => (type === undefined ? [] : [type].flat()));
  const actual = jsonType(value);
  if (actual === 'null') return false;
  return types.length === 0 || types.includes(actual) || (actual === 'number' && types.includes('integer'));
}

/** Texts without a pattern are prose; paths and dates are not. */
function isProse(schemas: SchemaNode[]): boolean {
  return schemas.every(
    ({ pattern, format }) => (pattern === undefined || pattern === '\\S') && format === undefined,
  );
}

/** The maximal length of a text in one line, in characters. */
const MAX_LINE_LENGTH = 120;
