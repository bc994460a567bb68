import { expect, test } from 'vitest';
import { createLocale } from '../../src/core/messages/locale.ts';
import { renderPage } from '../../src/entries/prerender.tsx';
import { messagesIn } from '../../src/tools/testing/test-locale.ts';
import { aPage, aSite } from '../helpers/resolved.ts';

const german = messagesIn('de');

test('a page of a German site has no English interface texts', () => {
  const site = aSite({
    language: 'de',
    messages: german,
    chat: { label: 'Chat', to: 'https://chat.example' },
  });
  const html = renderPage(site, { page: aPage(), build: 'b', version: 'v' });
  expect(html).toContain('Zum Inhalt springen');
  const english = Object.entries(messagesIn('en')).flatMap(([key, text]) =>
    typeof text === 'string' && /^\p{Lu}/u.test(text) && text !== german[key] ? [text] : [],
  );
  expect(english.length).toBeGreaterThan(100);
  expect(english.filter((text) => html.includes(`>${text}<`) || html.includes(`"${text}"`))).toEqual([]);
});

test('plurals, days and times are in the language and the time zone of the site', () => {
  const { t } = createLocale({ language: 'de', timeZone: 'Europe/Berlin', messages: german });
  const at = new Date('2026-11-22T04:45:00Z');
  expect(t('receipt.moment', { at })).toBe('22. November 2026 um 05:45 MEZ');
  expect(t('form.errors', { count: 1 })).toBe('Eine Angabe muss noch berichtigt werden');
  expect(t('form.errors', { count: 12 })).toBe('12 Angaben müssen noch berichtigt werden');
  const english = createLocale({ language: 'en-IN', timeZone: 'Asia/Kolkata', messages: messagesIn('en') });
  expect(english.t('receipt.moment', { at })).toBe('22 November 2026 at 10:15 IST');
});
