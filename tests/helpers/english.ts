import type { ReactNode } from 'react';
import { messagesIn } from '../../src/tools/testing/test-locale.ts';
import type { Locale } from '../../src/core/messages/locale.ts';
import { createLocale } from '../../src/core/messages/locale.ts';
import { withLocale } from '../../src/ui/with-locale.ts';

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
  return withLocale(element, english);
}
