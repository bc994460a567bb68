import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NewSiteValues } from '../new-site/new-site.ts';
import { CannotDoError, UsageError, type CommandContext, type ExitCode } from '../../command/command.ts';
import { listKinds, scaffold } from './scaffold.ts';

/**
 * The command `npm run new -- KIND NAME`: writes the files, and prints the next steps.
 * @throws UsageError for an invalid call, CannotDoError if it was refused
 */
export async function newCommand(
  call: CommandContext<{ in?: string | undefined } & NewSiteValues>,
): Promise<ExitCode> {
  const { roots, values, positionals, out } = call;
  const [kind, name, language, ...more] = positionals;
  if (kind === 'site' && name && language === undefined)
    return (await import('../new-site/new-site.ts')).newSite(call, name);
  if (!existsSync(path.join(roots.site, 'pages-config')))
    throw new UsageError(`There is no site in ${roots.site}. npm run new -- site . makes one.`);
  const isWhole = language === undefined || kind === 'translation';
  if (!kind || !name || !isWhole || more.length > 0)
    throw new UsageError(`KIND is one of: ${(await listKinds(roots)).join(', ')}
NAME such as opening-hours; of an entry in words, such as "Asha Rao"
A translation takes PAGE LANGUAGE: translation about en`);
  const made = await scaffold(roots, { kind, name, list: values.in, language });
  if ('refused' in made) throw new CannotDoError(made.refused);
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
