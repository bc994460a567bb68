import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import * as prettier from 'prettier';
import type { FormDefinition } from '../core/form-definition.ts';
import { answersSchema } from '../core/form-fields.ts';

/** The types of what each form stores, made from the definitions, in one file. */
export async function formTypes(root: string): Promise<{ path: string; text: string }> {
  const folder = path.join(root, 'pages-config/_forms');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const parts = await Promise.all(
    names.map(async (name) => {
      const definition = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as FormDefinition;
      return typeOf(path.basename(name, '.json'), definition);
    }),
  );
  const text = [
    '// Made from pages-config/_forms by `npm run generate`: change those files, not this one.',
    ...parts.map(({ text }) => text),
    '/** What each form stores, by the form’s name. */',
    `export interface FormAnswers {\n${parts.map(({ id, name }) => `  '${id}': ${name};`).join('\n')}\n}`,
  ].join('\n\n');
  const options = { parser: 'typescript', printWidth: 110, singleQuote: true, trailingComma: 'all' } as const;
  return { path: 'src/core/form-answers.gen.ts', text: await prettier.format(text, options) };
}

async function typeOf(
  id: string,
  definition: FormDefinition,
): Promise<{ id: string; name: string; text: string }> {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = `${words.join('')}Answers`;
  const schema = {
    ...(described(answersSchema(definition)) as JSONSchema),
    title: name,
    description: definition.title,
  };
  const text = await compile(schema, name, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
  return { id, name, text };
}

/** A title would become a type of its own; as a description it becomes a comment. */
function described(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(described);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, described(value)]));
  const { title, description, default: _, ...rest } = copy;
  return typeof title === 'string' ? { ...rest, description: description ?? title } : copy;
}
