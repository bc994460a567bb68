import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { compiledMessages } from '../../src/core/messages/compiled-messages.ts';
import type { Locale } from '../../src/core/messages/locale.ts';
import { createLocale } from '../../src/core/messages/locale.ts';
import { LocaleContext } from '../../src/ui/locale.ts';

const root = path.resolve(import.meta.dirname, '../..');

const read = new Map<string, ReturnType<typeof readMessages>>();

/** The messages of the engine and of all its extensions in a language, as the build passes them to pages. */
export function messagesIn(language: string) {
  const known = read.get(language) ?? readMessages(language);
  read.set(language, known);
  return known;
}

function readMessages(language: string) {
  const files = globSync(['src/messages/*.json', 'src/*/messages/*.json'], { cwd: root });
  const texts = files.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
  const extensions = files.map((file) => [file.split('/').at(-3), {}]);
  return compiledMessages(texts, { ...Object.fromEntries(extensions), language });
}

/** The locale of a site in English. */
export const english = englishIn('UTC');

export function englishIn(timeZone: string): Locale {
  return createLocale(exampleSite(timeZone));
}

/** The settings of an English site for its server, without forms. */
export function exampleSite(timeZone: string) {
  const letterhead = {
    name: 'Example',
    url: 'https://example.org',
    email: 'hello@example.org',
    colours: {
      ground: '#fff',
      ink: '#000',
      night: '#000',
      onNight: '#fff',
      accent: '#fc0',
      onAccent: '#000',
    },
  };
  return {
    language: 'en-IN',
    timeZone,
    messages: messagesIn('en'),
    letterhead,
    thirdParties: {},
    inlineScripts: '',
  };
}

/** A component's element in the context of an English site. */
export function inEnglish(element: ReactNode): ReactNode {
  return createElement(LocaleContext, { value: english }, element);
}
