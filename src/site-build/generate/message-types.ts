import { isEngine, ownRoot } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileMessage } from '../../core/messages/compile-message.ts';
import type { ArgumentKind } from '../../core/messages/compile-message.ts';
import { readMessages } from '../../core/messages/site-messages.ts';
import { generatedModule } from './generated-file.ts';
import type { GeneratedFile } from './generated-file.ts';

/**
 * Generates the keys of all messages with the types of their values, from the English messages: the engine's
 * in one module, those of an extension next to its messages.
 * @throws Error if a message can't be parsed
 */
export async function messageTypes(roots: Roots): Promise<GeneratedFile[]> {
  const root = ownRoot(roots);
  const sources = globSync(['src/messages/en.json', 'src/*/messages/en.json'], { cwd: root }).sort();
  const modules = sources.map(async (file) => {
    const source = file.replaceAll(path.sep, '/');
    const interfaces = await createInterfaces(root, source);
    if (source === 'src/messages/en.json' && isEngine(roots))
      return generatedModule('src/core/messages/messages.gen.ts', source, `\n${interfaces}`);
    const declaration = `\nimport '${PUBLIC_TYPES}';\n\ndeclare module '${PUBLIC_TYPES}' {\n${interfaces}}\n`;
    return generatedModule(`${path.posix.dirname(source)}/messages.gen.ts`, source, declaration);
  });
  return Promise.all(modules);
}

/** The module of the public API whose types an extension or a project extends. */
const PUBLIC_TYPES = 'pagewright/messages';

/** Plain messages are separate from those with tags, which only components can render. */
async function createInterfaces(root: string, source: string): Promise<string> {
  const text = await readFile(path.join(root, source), 'utf8');
  const plain: string[] = [];
  const rich: string[] = [];
  for (const [key, message] of Object.entries(readMessages({ path: source, text }))) {
    const parsed = compileMessage(message);
    if ('problem' in parsed) throw new Error(`${source}: "${key}" can't be read: ${parsed.problem}.`);
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
