import { CannotDo, WrongCall, type Context, type ExitCode } from '../../command/command.ts';
import { kindsOf, scaffold } from './scaffold.ts';

/**
 * The command `npm run new -- KIND NAME`: writes what is asked for, and says what is next.
 * @throws WrongCall if it was not understood, CannotDo if it was refused
 */
export async function newCommand({
  roots,
  values,
  positionals,
  out,
}: Context<{ in?: string | undefined }>): Promise<ExitCode> {
  const [kind, name, language, ...more] = positionals;
  const isWhole = language === undefined || kind === 'translation';
  if (!kind || !name || !isWhole || more.length > 0)
    throw new WrongCall(`KIND is one of: ${(await kindsOf(roots)).join(', ')}
NAME such as opening-hours; of an entry in words, such as "Asha Rao"
A translation takes PAGE LANGUAGE: translation about en`);
  const made = await scaffold(roots, { kind, name, list: values.in, language });
  if ('refused' in made) throw new CannotDo(made.refused);
  const lines = [
    ...made.wrote.map((file) => `wrote ${file}`),
    ...made.changed.map((file) => `changed ${file}`),
    '',
    'Next:',
    ...made.next.map((line) => `- ${line}`),
  ];
  out(`${lines.join('\n')}\n`);
  return 0;
}
