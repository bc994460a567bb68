import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import type { Command, CommandGroup } from '../src/command/command.ts';
import { root } from './helpers/project.ts';

/* The commands, verbs and options that documents name exist. */

const documents = globSync(['*.md', '{.github,.vscode,src,tests}/**/*.md', 'pages-config/_guide.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
const commands = new Map(
  await Promise.all(
    globSync('{scripts/commands,tests/workshop/commands}/*.ts', { cwd: root }).map(async (file) => {
      const { href } = pathToFileURL(path.join(root, file));
      const { command } = (await import(/* @vite-ignore */ href)) as { command: Command | CommandGroup };
      return [command.name, command] as const;
    }),
  ),
);

/** A call as documents write it: by npm, by npx, or of the script. */
const CALL =
  /\b(?:npm (?:run (?:-s )?(?=[a-z])|(?=start|test))(?<script>[a-z][\w:-]*)(?: -- (?<scriptArgs>[^`\n|]*))?|(?:npx pagewright|pagewright\.mjs) (?<name>[a-z][\w-]*)(?<args>[^`\n|]*))/g;

/** The options of every command. */
const COMMON = ['help', 'site'];

test('documents name only existing commands, verbs and options', async () => {
  const found: string[] = [];
  let count = 0;
  for (const document of documents)
    for (const { 0: call, groups = {} } of readFileSync(path.join(root, document), 'utf8').matchAll(CALL)) {
      count += 1;
      const { script, scriptArgs, name, args } = groups;
      const problem = await findProblem(script ?? name ?? '', (scriptArgs ?? args ?? '').trim(), !name);
      if (problem !== undefined) found.push(`${document}: ${call.trim()} (${problem})`);
    }
  expect(count).toBeGreaterThan(80);
  expect(found).toEqual([]);
});

/** The reason why a call is not possible. @param isScript whether npm runs it */
async function findProblem(name: string, args: string, isScript: boolean): Promise<string | undefined> {
  const command = commands.get(name);
  if (isScript && !(name in packageJson.scripts)) return `there is no script ${name}`;
  if (!command) return isScript || name === 'help' ? undefined : `there is no command ${name}`;
  // A comment, a redirection and another command are not part of the call.
  const words = args
    .split(/\s(?:#|>|&&)|;/)[0]!
    .split(/\s+/)
    .filter(Boolean);
  const [verb = ''] = words;
  const verbs = 'verbs' in command ? await command.verbs() : [];
  const called = 'verbs' in command ? verbs.find((each) => each.name === verb) : command;
  if (!called) return /^[a-z]/.test(verb) ? `there is no verb ${verb}` : undefined;
  const unknown = words
    .flatMap((word) => /^--([a-z][\w-]*)/.exec(word)?.[1] ?? [])
    .find((option) => !COMMON.includes(option) && !(option in called.options) && !called.isVerbatim);
  return unknown === undefined ? undefined : `there is no option --${unknown}`;
}
