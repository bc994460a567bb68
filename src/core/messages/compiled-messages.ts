import type { ProjectFile } from '../project.ts';
import { compileMessage } from './compile-message.ts';
import type { CompiledMessages } from './locale.ts';
import { replacements, siteMessages } from './site-messages.ts';

/**
 * The messages of a site with its own replacements among them, as the browser formats them.
 * @param files the engine's and its extensions' messages
 * @param site the data of _site.json
 * @param also folders of the engine whose messages are needed besides, such as that of the server
 * @throws when a message can't be read
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
    if ('fault' in message) throw new Error(`The message "${key}" can't be read: ${message.fault}.`);
    return [key, message.compiled] as const;
  });
  return Object.fromEntries(compiled);
}
