import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import * as prettier from 'prettier';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import { answersSchema } from '../../core/form/form-fields.ts';

/** The type of what each form stores, made from its definition: a file for each form, so that none is shared. */
export async function formTypes(root: string): Promise<{ path: string; text: string }[]> {
  const folder = path.join(root, 'pages-config/_forms');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const definition = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as FormDefinition;
      const id = path.basename(name, '.json');
      return { path: `src/core/answers/${id}.gen.ts`, text: await typeOf(id, definition) };
    }),
  );
}

async function typeOf(id: string, definition: FormDefinition): Promise<string> {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = `${words.join('')}Answers`;
  const schema = described(answersSchema(definition)) as JSONSchema;
  const body = await compile({ ...schema, title: name, description: definition.title }, name, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
  const banner = `// Made from pages-config/_forms/${id}.json by \`npm run generate\`: change that file, not this one.\n\n`;
  const options = { parser: 'typescript', printWidth: 110, singleQuote: true, trailingComma: 'all' } as const;
  return prettier.format(banner + body, options);
}

/** A title would become a type of its own; as a description it becomes a comment. */
function described(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(described);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, described(value)]));
  const { title, description, default: _, ...rest } = copy;
  return typeof title === 'string' ? { ...rest, description: description ?? title } : copy;
}
