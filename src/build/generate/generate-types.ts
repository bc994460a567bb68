import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import * as prettier from 'prettier';
import { sectionFolder, templateFolder } from '../code-places.ts';
import { formTypes } from './form-types.ts';
import { messageTypes } from './message-types.ts';

export interface GeneratedFile {
  /** Path from the project's root. */
  path: string;
  text: string;
}

/**
 * The types of all sections, templates and forms, made from their schemas, and of all messages. A part such as an image is named by its
 * `tsType`, so a type describes what the component receives after the build has resolved the page.
 */
export async function generateTypes(root: string): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const kind of ['sections', 'templates'] as const) {
    for (const name of await schemaNames(path.join(root, 'schemas', kind))) {
      const target =
        kind === 'sections'
          ? `${sectionFolder(root, name)}/props.gen.ts`
          : `${templateFolder(root, name)}/${name}.gen.ts`;
      files.push({ path: target, text: await typesOf(root, kind, name, target) });
    }
  }
  files.push(...(await formTypes(root)), ...(await messageTypes(root)));
  return files;
}

async function schemaNames(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => name.replace('.schema.json', ''))
    .sort();
}

async function typesOf(
  root: string,
  kind: 'sections' | 'templates',
  name: string,
  target: string,
): Promise<string> {
  const file = path.join(root, 'schemas', kind, `${name}.schema.json`);
  const schema = JSON.parse(await readFile(file, 'utf8')) as JSONSchema;
  const parts = JSON.parse(await readFile(path.join(root, 'schemas/parts.schema.json'), 'utf8')) as Parts;
  const typeName = `${pascal(name)}Data`;
  const inlined = { ...(inlineParts(schema, parts) as JSONSchema), title: typeName };
  const body = await compile(inlined, typeName, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    cwd: path.dirname(file),
  });
  const banner = `// Made from schemas/${kind}/${name}.schema.json by \`npm run generate\`: change that file, not this one.\n`;
  const text = banner + importsFor(body, target) + body;
  return prettier.format(text, {
    parser: 'typescript',
    printWidth: 110,
    singleQuote: true,
    trailingComma: 'all',
  });
}

interface Parts {
  $defs: Record<string, Record<string, unknown>>;
}

/** Replaces each reference to a shared part by the part itself, keeping the words that stand beside the reference. */
function inlineParts(node: unknown, parts: Parts): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineParts(item, parts));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, $id: _id, examples: _examples, ...rest } = node as Record<string, unknown>;
  const copy = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, key === 'enum' ? value : inlineParts(value, parts)]),
  );
  if (typeof $ref !== 'string') return withoutTitle(copy);
  const part = parts.$defs[$ref.split('/').at(-1) ?? ''];
  if (!part) throw new Error(`The reference ${$ref} leads nowhere in schemas/parts.schema.json`);
  const inlined = typeof part['tsType'] === 'string' ? { tsType: part['tsType'] } : inlineParts(part, parts);
  return withoutTitle({ ...(inlined as object), ...copy });
}

/** A title would become a type of its own; the description is enough for a reader of the type. */
function withoutTitle(schema: Record<string, unknown>): Record<string, unknown> {
  const { title, ...rest } = schema;
  return typeof title === 'string' ? rest : schema;
}

function importsFor(body: string, target: string): string {
  const used = resolvedTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const from = path.posix.relative(path.posix.dirname(target), 'src/core/content/resolved.ts');
  return used.length === 0 ? '\n' : `import type { ${used.join(', ')} } from '${from}';\n\n`;
}

const resolvedTypes = [
  'BoardMember',
  'IconName',
  'IndexGroup',
  'IssueCard',
  'Link',
  'PaperCard',
  'PaperContext',
  'ResolvedDownload',
  'ResolvedFilm',
  'ResolvedForm',
  'ResolvedImage',
  'ResolvedSection',
  'RichTextNode',
  'Tile',
];

function pascal(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
