import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { compileMessage } from '../../core/messages/compile-message.ts';
import type { ArgumentKind } from '../../core/messages/compile-message.ts';
import { readMessages } from '../../core/messages/site-messages.ts';
import type { GeneratedFile } from './generated-file.ts';

/**
 * The keys of all messages with the values that each needs, made from the English ones: the engine's, and beside the
 * messages of an extension those that it adds.
 * @throws when a message can't be read
 */
export async function messageTypes(root: string): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const found of globSync(['src/messages/en.json', 'src/*/messages/en.json'], { cwd: root }).sort()) {
    const source = found.replaceAll(path.sep, '/');
    if (source === 'src/messages/en.json') {
      files.push({ path: enginesTypes, text: banner(source) + (await interfacesOf(root, source)) });
      continue;
    }
    const folder = path.posix.dirname(source);
    const from = path.posix.relative(folder, enginesTypes);
    const added = `import '${from}';\n\ndeclare module '${from}' {\n${await interfacesOf(root, source)}}\n`;
    files.push({ path: `${folder}/messages.gen.ts`, text: banner(source) + added });
  }
  return Promise.all(
    files.map(async ({ path, text }) => ({ path, text: await prettier.format(text, style) })),
  );
}

const style = { parser: 'typescript', printWidth: 110, singleQuote: true, trailingComma: 'all' } as const;

const enginesTypes = 'src/core/messages/messages.gen.ts';

function banner(source: string): string {
  return `// Made from ${source} by \`npm run generate\`: change that file, not this one.\n\n`;
}

/** Messages that are plain text apart from those with tags, which only a component can show. */
async function interfacesOf(root: string, source: string): Promise<string> {
  const text = await readFile(path.join(root, source), 'utf8');
  const plain: string[] = [];
  const rich: string[] = [];
  for (const [key, message] of Object.entries(readMessages({ path: source, text }))) {
    const parsed = compileMessage(message);
    if ('fault' in parsed) throw new Error(`${source}: "${key}" can't be read: ${parsed.fault}.`);
    const values = [...parsed.values].map(([name, kind]) => `${name}: ${types[kind]}`);
    const line = `  '${key}': ${values.length === 0 ? 'null' : `{ ${values.join('; ')} }`};\n`;
    ([...parsed.values.values()].includes('tag') ? rich : plain).push(line);
  }
  return `export interface MessageValues {\n${plain.join('')}}\n\nexport interface RichMessageValues {\n${rich.join('')}}\n`;
}

const types: Record<ArgumentKind, string> = {
  text: 'string | number',
  number: 'number',
  date: 'Date',
  tag: '(words: readonly unknown[]) => unknown',
};
