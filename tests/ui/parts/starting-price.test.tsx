import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createLocale } from '../../../src/core/messages/locale.ts';
import { LocaleContext } from '../../../src/ui/locale.ts';
import { StartingPrice } from '../../../src/ui/parts/starting-price.tsx';
import { messagesIn } from '../../../src/tools/testing/test-locale.ts';

test.each([
  ['en-IN', { amount: 125_000, currency: 'INR', unit: 'per site' }, 'From ₹1,25,000 per site'],
  ['en-IN', { amount: 19.5, currency: 'EUR' }, 'From €19.50'],
  ['de-DE', { amount: 3, currency: 'EUR', unit: 'je Laib' }, 'ab 3 € je Laib'],
  ['hi-IN', { amount: 800, currency: 'INR' }, '₹800 से शुरू'],
])('in %s, %o is “%s”', (language, price, text) => {
  const messages = messagesIn(language.slice(0, 2));
  const locale = createLocale({ language, timeZone: 'UTC', messages });
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <StartingPrice price={price} />
    </LocaleContext>,
  );
  expect(html.replaceAll('\u00A0', ' ')).toBe(text);
});
