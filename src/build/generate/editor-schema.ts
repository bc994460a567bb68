import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { KnownNames } from '../../core/references/known-names.ts';
import { idOf } from '../../core/schema/compose-schema.ts';
import { isRefusal } from '../../core/schema/condition.ts';
import type { SchemaNode } from '../../core/schema/schema-node.ts';
import { sectionWithDates, siteWithDates } from '../../core/schema/with-dates.ts';
import { byGroup, groupTitle } from '../../core/schema/section-groups.ts';
import type { GeneratedFile } from './generated-file.ts';
import { siteNames } from './site-names.ts';

type Node = Record<string, unknown>;

/**
 * The schemas as an editor likes them best: one file for each kind of content, without references to other files;
 * the type of a section as a list with a description for each, then the properties of the chosen type alone. The
 * same section schemas are composed differently for the validator, which wants `oneOf` with a discriminator. Wherever a
 * route, a picture or a form is named, those of the site are offered.
 * @param root the engine's root
 * @param site the site's root
 * @param names what of the site is offered; all that content can name unless told
 * @returns schemas/editor/{page,site,form,redirects,section}.json, which pages name in `$schema`; they are not committed
 */
export async function editorSchemas(
  root: string,
  site = root,
  names: Partial<KnownNames> = siteNames({ engine: root, site }),
): Promise<GeneratedFile[]> {
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(root, 'schemas', name), 'utf8')) as Node;
  const shared = await Promise.all(['parts', 'questions'].map((name) => read(`${name}.schema.json`)));
  const dates = { id: idOf('parts'), schema: shared[0] as SchemaNode };
  const parts: Node = Object.assign({}, ...shared.map(({ $defs }) => $defs));
  const definitions: Node = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [`part-${name}`, part]),
  );
  for (const part of offered) definitions[knownAs(part)] = { examples: names[part] ?? [] };
  for (const kind of ['section', 'template']) {
    const folder = `${kind}s`;
    const names = await schemaNames(path.join(root, 'schemas', folder));
    const found = names.map(async (name) => [name, await read(`${folder}/${name}.schema.json`)] as const);
    const sorted = (await Promise.all(found)).sort(byGroup);
    const [types, written] = [sorted.map(([name]) => name), sorted.map(([, schema]) => schema)];
    const schemas = kind === 'section' ? written.map((schema) => sectionWithDates(schema, dates)) : written;
    types.forEach((name, index) => (definitions[`${kind}-${name}`] = schemas[index]));
    definitions[kind] = choice(kind, types, schemas);
  }
  const files = ['page', 'site', 'form', 'redirects'].map(async (name) => {
    const { $id: _id, $defs: _defs, ...written } = await read(`${name}.schema.json`);
    const schema: Node = name === 'site' ? siteWithDates(written, dates) : written;
    if (name === 'site') Object.assign(schema['properties'] as Node, await extensions(root));
    const bundle = { ...(forEditor(schema, parts) as Node), $defs: forEditor(definitions, parts) };
    const whole = name === 'page' ? leadingToGallery(bundle) : bundle;
    return { path: `schemas/editor/${name}.json`, text: `${JSON.stringify(whole, null, 1)}\n` };
  });
  return [...(await Promise.all(files)), sharedSection(forEditor(definitions, parts) as Node)];
}

/** The schema of a section that pages share: that of its type, with the key by which the editor has found this schema. */
function sharedSection(definitions: Node): GeneratedFile {
  const $schema: Node = { type: 'string', markdownDescription: ALL_SECTIONS };
  const keyed = Object.entries(definitions).map(([name, definition]) => {
    const { properties: own, ...rest } = definition as Node;
    const isType = name.startsWith('section-');
    return [name, isType ? { ...rest, properties: { $schema, ...(own as Node) } } : definition];
  });
  const bundle = { $ref: '#/$defs/section', $defs: Object.fromEntries(keyed) as Node };
  return { path: 'schemas/editor/section.json', text: `${JSON.stringify(bundle, null, 1)}\n` };
}

/** The site's file has a key for each extension. */
async function extensions(root: string): Promise<Node> {
  const folder = path.join(root, 'schemas/extensions');
  const names = existsSync(folder) ? await schemaNames(folder) : [];
  const schemas = names.map(async (name) => {
    const text = await readFile(path.join(folder, `${name}.schema.json`), 'utf8');
    const { $schema: _schema, ...schema } = JSON.parse(text) as Node;
    return [name, schema];
  });
  return Object.fromEntries(await Promise.all(schemas)) as Node;
}

async function schemaNames(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => (name.endsWith('.schema.json') ? [name.replace('.schema.json', '')] : []))
    .sort();
}

/** The help of `$schema` leads to the gallery, as the gallery leads to the schemas. */
function leadingToGallery(bundle: Node): Node {
  const own = bundle['properties'] as Record<string, Node>;
  const words = `${String(own['$schema']?.['markdownDescription'] ?? '')}\n\n${ALL_SECTIONS}`;
  return { ...bundle, properties: { ...own, $schema: { ...own['$schema'], markdownDescription: words } } };
}

/** Where `npm run dev` shows every section and template, unless it was told to be elsewhere. */
const GALLERY = 'http://localhost:5173';
const ALL_SECTIONS = `[All sections, with examples](${GALLERY}/_sections), while \`npm run dev\` runs`;

/** Completion of every type, each with its sentence, and a whole example to insert. */
function choice(kind: string, names: string[], schemas: Node[]): Node {
  return {
    title: kind === 'section' ? 'Section' : 'Template',
    type: 'object',
    ...(kind === 'section' ? { anyOf: [{ required: ['type'] }, SHARED] } : { required: ['type'] }),
    properties: {
      type: {
        description: `What kind of ${kind} this is.`,
        enum: names,
        enumDescriptions: schemas.map(purposeOf),
        markdownEnumDescriptions: schemas.map(
          (schema, index) =>
            `${String(purposeOf(schema))} [Examples and properties](${GALLERY}/_${kind}s/${names[index]})`,
        ),
      },
    },
    allOf: names.map((name) => ({
      if: { properties: { type: { const: name } }, required: ['type'] },
      then: { $ref: `#/$defs/${kind}-${name}` },
    })),
    defaultSnippets: schemas.map((schema, index) => ({
      label: names[index],
      description: purposeOf(schema),
      body: (schema['examples'] as unknown[] | undefined)?.[0] ?? { type: names[index] },
    })),
  };
}

/** What a type is for, and with which others it belongs. */
function purposeOf(schema: Node): string {
  const description = String(schema['description']);
  return schema['group'] === undefined ? description : `${groupTitle(schema)}: ${description}`;
}

/** In place of a type: the name of a section that pages share. */
const SHARED: Node = {
  type: 'object',
  required: ['use'],
  properties: { use: { $ref: 'parts.schema.json#/$defs/use' } },
};

/**
 * References lead into this file; annotations that an editor does not know are dropped; help gets its example. Where
 * words are beside a reference to a part, the part is written out below them: an editor would show the part's.
 */
function forEditor(node: unknown, parts: Node): unknown {
  if (Array.isArray(node)) return node.map((item) => forEditor(item, parts));
  if (typeof node !== 'object' || node === null) return node;
  const copy: Node = {};
  const whole: Node = { ...partBeside(node as Node, parts), ...node };
  for (const [key, value] of Object.entries(whole)) {
    if (dropped.has(key)) continue;
    if (key === 'properties') copy[key] = properties(whole, parts);
    else if (key === '$ref') copy[key] = localReference(String(value));
    else copy[key] = literal.has(key) ? value : forEditor(value, parts);
  }
  if (Object.keys(copy).length > 1 && typeof copy['$ref'] === 'string') setApart(copy);
  if (typeof copy['description'] === 'string' && typeof copy['title'] === 'string') {
    copy['markdownDescription'] = help(copy['title'], copy['description'], copy['examples']);
  }
  // A key that has no place where a condition holds: its sentence says why.
  if (isRefusal(whole as SchemaNode))
    Object.assign(copy, { errorMessage: whole['description'], doNotSuggest: true });
  if (typeof whole['part'] === 'string') offerNames(copy, whole['part']);
  return copy;
}

/** What is there is offered in place of an example, which is for the help alone. */
function offerNames(node: Node, part: string): void {
  if (!(offered as ReadonlySet<string>).has(part)) return;
  const properties = node['properties'] as Record<string, Node> | undefined;
  const named = properties?.['src'] ?? node;
  delete named['examples'];
  named['allOf'] = [{ $ref: `#/$defs/${knownAs(part)}` }];
}

const offered: ReadonlySet<keyof KnownNames> = new Set(['url', 'image', 'film', 'download', 'formId']);

function knownAs(part: string): string {
  return `known-${part}`;
}

const dropped = new Set(['$id', 'part', 'heading', 'tsType', 'instead', 'shown', 'entry', 'group']);
const literal = new Set(['examples', 'default', 'const', 'enum', 'defaultSnippets']);

/** The keys are names of the content, which may be those of keywords: title, default. Keys that are refused say why. */
function properties({ properties: own, additionalProperties, instead = {} }: Node, parts: Node): Node {
  const closed = additionalProperties === false ? (instead as Node) : {};
  const refused = Object.entries(closed).map(([key, errorMessage]) => {
    return [key, { not: {}, errorMessage, doNotSuggest: true }] as const;
  });
  const taken = Object.entries(own as Node).map(([key, value]) => [key, forEditor(value, parts)] as const);
  return Object.fromEntries([...refused, ...taken]);
}

function partBeside(node: Node, parts: Node): Node {
  const reference = node['$ref'];
  if (typeof reference !== 'string' || Object.keys(node).length === 1 || isChoice(reference)) return {};
  return parts[nameIn(reference)] as Node;
}

/** Draft 7 ignores what is beside `$ref`: a part is there already, a choice moves into `allOf`. */
function setApart(node: Node): void {
  const { $ref } = node;
  delete node['$ref'];
  if (isChoice(String($ref))) node['allOf'] = [{ $ref }];
}

function localReference(reference: string): string {
  return `#/$defs/${isChoice(reference) ? '' : 'part-'}${nameIn(reference)}`;
}

/** Whether a reference leads to the choice of sections or templates, or to one of them, and not to a part. */
function isChoice(reference: string): boolean {
  return /^(section|template)(-|$)/.test(nameIn(reference)) && !reference.includes('parts.schema.json');
}

function nameIn(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

function help(title: string, description: string, examples: unknown): string {
  const example = Array.isArray(examples) ? JSON.stringify(examples[0]) : undefined;
  return `**${title}**: ${description}${example ? `\n\nFor example: \`${example.slice(0, 200)}\`` : ''}`;
}
