import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import { isEngine, ownRoot } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import { messageTypes } from './message-types.ts';
import { generatedModule } from './generated-file.ts';
import type { GeneratedFile } from './generated-file.ts';
import { viewSchema } from './schema-views.ts';
import type { PartSchemas, SchemaView } from './schema-views.ts';
import { addHome, ENGINE_TYPES, findTypeHomes, importsFor } from './type-homes.ts';
import type { TypeHomes } from './type-homes.ts';
import { typeSources } from './type-sources.ts';
import type { TypeOfView, TypeSource } from './type-sources.ts';

/**
 * Generates the types of all content from the schemas of a project: sections, templates, pages, the site,
 * forms and shared parts; and the types of messages.
 * @throws Error if a schema refers to a missing part or type
 */
export async function generateTypes(roots: Roots): Promise<GeneratedFile[]> {
  const { sources, parts } = typeSources(roots);
  // The module that exports each type, for imports.
  const homes = findTypeHomes(ownRoot(roots));
  if (!isEngine(roots)) addEnginesTypes(homes, roots.engine);
  for (const { types, target } of sources.filter(isShared))
    for (const { name } of types) addHome(homes, name, target);
  const modules = sources.map((source) => createModule(source, parts, homes));
  return [...(await Promise.all(modules)), ...(await messageTypes(roots))];
}

/** A project imports the engine's types from the public API. */
function addEnginesTypes(homes: TypeHomes, engine: string): void {
  const shared = typeSources({ engine, site: engine }).sources.filter(isShared);
  const names = [
    ...findTypeHomes(engine).keys(),
    ...shared.flatMap(({ types }) => types.map(({ name }) => name)),
  ];
  for (const name of names) if (!homes.has(name)) addHome(homes, name, ENGINE_TYPES);
}

/**
 * Whether other modules import the types. The types of a section belong to its component only, and may repeat
 * names of other sections.
 */
function isShared({ target }: TypeSource): boolean {
  return !target.endsWith('/props.gen.ts');
}

async function createModule(
  { source, target, types }: TypeSource,
  parts: PartSchemas,
  homes: TypeHomes,
): Promise<GeneratedFile> {
  const views = types.map(({ schema, view }) => viewSchema(schema, view, parts));
  const bodies = await Promise.all(
    types.map((type, index) => {
      const writtenIndex = types.findIndex(
        ({ schema, view }) => schema === type.schema && view === 'written',
      );
      return type.view === 'resolved' && writtenIndex >= 0
        ? resolvedDeclaration(type.name, views[index]!, {
            name: types[writtenIndex]!.name,
            ...views[writtenIndex]!,
          })
        : declaration(type, views[index]!.schema);
    }),
  );
  const names = new Set(views.flatMap((view) => [...view.names]));
  const code = `${importsFor(names, homes, { target, source })}\n${bodies.join('\n')}`;
  return generatedModule(target, source, code);
}

async function declaration({ name, view }: Omit<TypeOfView, 'schema'>, schema: JSONSchema): Promise<string> {
  const options = { bannerComment: '', format: false, ignoreMinAndMaxItems: true };
  const text = await compile({ ...schema, title: name }, name, options);
  // Written values are JSON objects. A type alias is assignable to that, an interface is not.
  return view === 'written' ? text.replace(/^export interface (\w+) {/m, 'export type $1 = {') : text;
}

/** A resolved type declares only the properties that differ from the written type, and inherits the others. */
async function resolvedDeclaration(
  name: string,
  { schema }: SchemaView,
  written: SchemaView & { name: string },
): Promise<string> {
  const view = 'resolved';
  const { properties = {}, required = [] } = schema;
  const keys = Object.keys(properties);
  const changedKeys = keys.filter(
    (key) => JSON.stringify(properties[key]) !== JSON.stringify(written.schema.properties?.[key]),
  );
  // Omitting keys from a type that allows any other key has no effect, so the type is declared in full.
  if (schema.additionalProperties !== false || changedKeys.length === keys.length)
    return declaration({ name, view }, schema);
  const changedSchema = {
    ...schema,
    properties: Object.fromEntries(changedKeys.map((key) => [key, properties[key]!])),
    required: Array.isArray(required) ? required.filter((key) => changedKeys.includes(key)) : required,
  };
  const text = await declaration({ name, view }, changedSchema);
  const omitted = changedKeys.map((key) => `'${key}'`).join(' | ');
  return text.replace(`interface ${name} {`, `interface ${name} extends Omit<${written.name}, ${omitted}> {`);
}
