import { createContext, useContext } from 'react';
import type { Locale, Translate } from '../core/messages/locale.ts';

/** The language of the page, for all components. */
export const LocaleContext = createContext<Locale | null>(null);

/**
 * The site's locale: language, time zone and messages.
 * @returns the locale of the nearest `LocaleContext`
 * @throws Error outside the site's tree
 */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('There is no locale around this component.');
  return locale;
}

/**
 * The messages of the interface: `const t = useMessages()`, then `t('form.optional')`.
 * @returns a function of a message's key and values
 * @throws Error outside the site's tree
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function useMessages(): Translate {
  return useLocale().t;
}
