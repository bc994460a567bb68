import { parseArgs } from 'node:util';
import type { Roots } from '../../build/roots.ts';
import type { Output } from '../check/validate/validate-command.ts';
import type { Wanted } from './kinds.ts';
import { kindsOf, scaffold } from './scaffold.ts';

/** The command `npm run new -- KIND NAME`: 0 where something was made, 1 where it was refused, 2 where it was not understood. */
export async function newCommand(roots: Roots, argv: string[]): Promise<Output> {
  const read = parse(argv);
  if (!read) return { stdout: '', stderr: await usage(roots), code: 2 };
  const made = await scaffold(roots, read);
  if ('refused' in made) return { stdout: '', stderr: `${made.refused}\n`, code: 1 };
  const lines = [
    ...made.wrote.map((file) => `wrote ${file}`),
    ...made.changed.map((file) => `changed ${file}`),
    '',
    'Next:',
    ...made.next.map((line) => `- ${line}`),
  ];
  return { stdout: `${lines.join('\n')}\n`, stderr: '', code: 0 };
}

function parse(args: string[]): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { in: { type: 'string' } },
    });
    const [kind, name, language, ...more] = positionals;
    const isWhole = language === undefined || kind === 'translation';
    return kind && name && isWhole && more.length === 0
      ? { kind, name, list: values.in, language }
      : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function usage(roots: Roots): Promise<string> {
  return `npm run new -- KIND NAME [--in LIST], or translation PAGE LANGUAGE
  KIND is one of: ${(await kindsOf(roots)).join(', ')}
  NAME such as thesis-editing; of an entry in words, such as "Asha Rao"
  LIST where an entry could go to several: without it they are named
`;
}
