import type { JSONSchema } from 'json-schema-to-typescript';
import { pascalCase } from './pascal-case.ts';

/**
 * Two views of content: as an editor writes it, and as components receive it, after the build has resolved its parts.
 */
export type View = 'written' | 'resolved';

/** A JSON Schema without its own type: the generator copies and changes any of its keys. */
export type Schema = Record<string, unknown>;

/** The schemas of shared parts by name: the `$defs` of schemas that have no other content. */
export type PartSchemas = Readonly<Record<string, Schema>>;

/** The result of viewing a schema. */
export interface SchemaView {
  /** A schema without references, as json-schema-to-typescript reads it. */
  schema: JSONSchema;
  /** The names of the types that it uses. */
  names: ReadonlySet<string>;
}

/**
 * Converts a schema to one view. A shared part becomes its type: in the resolved view, the `tsType` next to
 * `part`. A part that is plain text is inlined.
 * @throws Error if a reference points to no part
 */
export function viewSchema(schema: Schema, view: View, parts: PartSchemas): SchemaView {
  const names = new Set<string>();
  return { schema: convert(schema, { view, parts, names }) as JSONSchema, names };
}

/**
 * The name of a part's type in a view; undefined for plain text, and if `tsType` defines the resolved type.
 */
export function partTypeName(name: string, view: View, parts: PartSchemas): string | undefined {
  const part = parts[name];
  if (!part || isText(part) || (view === 'resolved' && part['tsType'])) return undefined;
  return view === 'written' && differs(part, parts) ? `Written${pascalCase(name)}` : pascalCase(name);
}

/** Whether the resolved value, or a part inside it, differs from the written one. */
export function differs(schema: Schema, parts: PartSchemas): boolean {
  const [written, resolved] = (['written', 'resolved'] as const).map((view) =>
    JSON.stringify(convert(schema, { view, parts, names: new Set(), isNameless: true })),
  );
  return written !== resolved;
}

interface Context {
  view: View;
  parts: PartSchemas;
  names: Set<string>;
  /** Whether parts are inlined: the names of their types depend on the result of this comparison. */
  isNameless?: boolean;
}

function convert(node: unknown, context: Context): unknown {
  if (Array.isArray(node)) return node.map((item) => convert(item, context));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, tsType, if: condition, then, else: otherwise, ...rest } = node as Schema;
  const withDescription = typeof rest['description'] === 'string' ? { description: rest['description'] } : {};
  if (typeof $ref === 'string') return { ...reference($ref, context), ...withDescription };
  if (context.view === 'resolved' && typeof tsType === 'string')
    return { ...typeReference(tsType, context), ...withDescription };
  // A condition matters only if the type is open.
  if (condition !== undefined && rest['type'] === undefined)
    return { ...withDescription, anyOf: distinct([then, otherwise], context) };
  if (Object.keys(rest).every((key) => key === 'description' || ignored.has(key)))
    return { ...withDescription, tsType: 'unknown' };
  const alternatives = byType(rest['allOf']);
  if (alternatives) return { ...withDescription, anyOf: alternatives.map((each) => convert(each, context)) };
  const hasProperties = rest['properties'] !== undefined;
  const copy = Object.entries(rest).flatMap(([key, value]) => {
    if (ignored.has(key) || (hasProperties && choices.has(key))) return [];
    // Next to the known names, other names have values that a type can't distinguish.
    if (hasProperties && key === 'patternProperties') return [['additionalProperties', true]];
    return [[key, convertKeyword(key, value, context)]];
  });
  return Object.fromEntries(copy);
}

/** The alternatives of an object, if conditions on its `type` define all of them; undefined otherwise. */
function byType(conditions: unknown): unknown[] | undefined {
  if (!Array.isArray(conditions)) return undefined;
  const isChoice = (conditions as Condition[]).every((each) => each.if?.properties?.['type'] && each.then);
  return isChoice ? (conditions as Condition[]).map(({ then }) => then) : undefined;
}

interface Condition {
  if?: { properties?: Schema };
  then?: unknown;
}

/** Ignored, because a title would become a separate type, and the description is enough. */
const ignored = new Set([
  '$id',
  '$defs',
  'title',
  'examples',
  'part',
  'instead',
  'enumInstead',
  'fileEndings',
  'withoutStart',
  'propertyNames',
  'enumDescriptions',
  'controls',
  'draft',
  'group',
  'alsoCalled',
  'enumAlsoCalled',
]);
/** Next to properties, these only restrict combinations, which a type can't express. */
const choices = new Set(['oneOf', 'anyOf', 'allOf', 'not']);
const literal = new Set(['enum', 'const', 'default', 'required']);

function convertKeyword(key: string, value: unknown, context: Context): unknown {
  if (literal.has(key)) return value;
  return key === 'properties' ? properties(value, context) : convert(value, context);
}

/** Converts properties. The keys are names from content, which may equal keywords: title, if. */
function properties(value: unknown, context: Context): Schema {
  const entries = Object.entries(value as Schema);
  return Object.fromEntries(entries.map(([name, property]) => [name, convert(property, context)]));
}

function reference(address: string, context: Context): Schema {
  const name = address.split('/').at(-1) ?? '';
  if (/^(page\.schema\.json)?#\/\$defs\/(section|template)$/.test(address)) return anyTypedObject;
  const part = context.parts[name];
  if (!part) throw new Error(`The reference ${address} leads to none of the shared parts.`);
  const type = context.isNameless ? undefined : partTypeName(name, context.view, context.parts);
  return type ? typeReference(type, context) : (convert(part, context) as Schema);
}

/** Sections and templates have separate schemas; here they are objects with a type and any other keys. */
const anyTypedObject: Schema = { tsType: '{ type: string; [property: string]: unknown }' };

function typeReference(tsType: string, { names }: Context): Schema {
  for (const [name] of tsType.matchAll(/\b[A-Z]\w*/g)) names.add(name);
  return { tsType };
}

function distinct(choices: unknown[], context: Context): unknown[] {
  const converted = choices.map((choice) => convert(choice, context));
  return [...new Map(converted.map((choice) => [JSON.stringify(choice), choice])).values()];
}

function isText({ type, enum: names }: Schema): boolean {
  return type === 'string' && names === undefined;
}
