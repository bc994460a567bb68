import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { newForm, newPage, newService } from './content.ts';
import { fitToSite } from './fit-to-site.ts';
import { newSection } from './section.ts';
import type { ReadSchema, Scaffold, Schema } from './scaffold-files.ts';
import type { Roots } from '../../build/roots.ts';

export const kinds = ['page', 'service', 'section', 'form'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Writes the files of a new page, service, section type or form, made from the schemas' own examples and valid at
 * once. Nothing that exists is overwritten.
 * @returns what was written and what to do next; or the reason why nothing was
 */
export async function scaffold(
  roots: Roots,
  kind: string,
  name: string,
): Promise<Scaffold | { refused: string }> {
  const make = makers[kind as Kind];
  if (!make) return { refused: `"${kind}" is not one of: ${kinds.join(', ')}.` };
  const rule = kind === 'page' ? pageName : simpleName;
  if (!rule.test(name)) return { refused: `"${name}" can't be a name: ${nameHint(kind)}` };
  const read = async (file: string) =>
    JSON.parse(await readFile(path.join(roots.engine, 'schemas', file), 'utf8')) as Schema;
  const made = await fitToSite(roots, await make(name, read));
  const taken = made.files.find((file) => existsSync(placeOf(roots, file.path)));
  if (taken) return { refused: `${taken.path} is there already: choose another name, or edit that file.` };
  for (const file of made.files) {
    const target = placeOf(roots, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    const { text } = file;
    await writeFile(target, typeof text === 'string' ? await formatted(text, target, roots) : text);
  }
  return made;
}

/** The text as `npm run format` would leave it: a new file passes every check at once. */
async function formatted(text: string, filepath: string, { engine }: Roots): Promise<string> {
  const style = await prettier.resolveConfig(path.join(engine, 'package.json'));
  return prettier.format(text, { ...style, filepath });
}

/** Content belongs to the site; sections and their schemas to the engine. */
function placeOf({ engine, site }: Roots, file: string): string {
  return path.join(file.startsWith('pages-config/') ? site : engine, file);
}

const makers: Record<Kind, (name: string, read: ReadSchema) => Promise<Scaffold>> = {
  page: newPage,
  service: newService,
  section: newSection,
  form: newForm,
};

const simpleName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const pageName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

function nameHint(kind: string): string {
  const slashes = kind === 'page' ? ', with slashes for folders (help/payment)' : '';
  return `use lower case letters, digits and hyphens${slashes}, such as thesis-editing.`;
}
