import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compiledMessages } from '../../core/messages/compiled-messages.ts';
import { createLocale, type CompiledMessages, type Locale } from '../../core/messages/locale.ts';
import { memoize } from '../../core/memoize.ts';
import { findCode } from '../../site-build/code/code-places.ts';
import { engineRoot } from './engine-root.ts';

/**
 * The locale of a site in a language, in the time zone UTC, with the messages of the engine, of all extensions and of the
 * project in the current folder.
 * @param language the tag of a language (BCP 47) that has messages. Default: English
 */
export function testLocale(language = 'en-GB'): Locale {
  return createLocale({ language, timeZone: 'UTC', messages: messagesIn(language) });
}

/** The messages of the engine and of all its extensions in a language, as the build passes them to pages. */
export const messagesIn: (language: string) => CompiledMessages = memoize((language) => {
  const roots = { engine: engineRoot, site: process.cwd() };
  const files = findCode(roots, 'src/messages/*.json', 'src/*/messages/*.json');
  const texts = files.map((file) => ({
    path: file.path,
    text: readFileSync(path.join(file.root, file.path), 'utf8'),
  }));
  const extensions = files.map((file) => [file.path.split('/').at(-3), {}]);
  return compiledMessages(texts, { ...Object.fromEntries(extensions), language });
});
