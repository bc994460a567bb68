import { createElement, type ReactNode } from 'react';
import type { Locale } from '../core/messages/locale.ts';
import { LocaleContext } from './locale.ts';

/**
 * An element in the context of a locale, as on a page.
 * @param element the element of a component that uses messages
 * @param value the locale
 */
export function withLocale(element: ReactNode, value: Locale): ReactNode {
  return createElement(LocaleContext, { value }, element);
}
