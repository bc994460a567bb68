import type { ProjectFile } from '../project.ts';
import { compileMessage } from './compile-message.ts';
import type { CompiledMessages } from './locale.ts';
import { replacements, siteMessages } from './site-messages.ts';

/**
 * Compiles the messages of a site for the browser, with its own replacements.
 * @param files the messages of the engine and its extensions
 * @param site the data of _site.json
 * @param also other folders of the engine whose messages are needed, such as the server's
 * @throws if a message can't be parsed
 */
export function compiledMessages(
  files: readonly ProjectFile[],
  site: Readonly<Record<string, unknown>>,
  also: readonly string[] = [],
): CompiledMessages {
  const { texts } = siteMessages(files, site, also);
  for (const [key, text] of replacements(site)) if (texts.has(key)) texts.set(key, text);
  const compiled = [...texts].map(([key, text]) => {
    const message = compileMessage(text);
    if ('problem' in message) throw new Error(`The message "${key}" can't be read: ${message.problem}.`);
    return [key, message.compiled] as const;
  });
  return Object.fromEntries(compiled);
}
