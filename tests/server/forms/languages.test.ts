import { expect, test } from 'vitest';
import { createLocale } from '../../../src/core/messages/locale.ts';
import { messagesIn } from '../../../src/tools/testing/test-locale.ts';
import { enquiry, startTestServer } from './support/test-server.ts';

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const locale = createLocale({ language: 'de', timeZone: 'UTC', messages: messagesIn('de') });
const translations = new Map([['de', { locale, receiptRoute: '/de/sent' }]]);
const from = (referer: string) => ({ referer: `http://localhost${referer}` });
const { Name: _name, ...nameless } = enquiry;

test('errors are in the language of the page that sent the form', async () => {
  const server = await startTestServer({ translations });
  const errorMessages = async (referer: string) =>
    (await server.post('enquiry', nameless, from(referer))).body.errors?.map(({ message }) => message);
  expect(await errorMessages('/de/ask')).toEqual([locale.t('formError.missing', { title: 'Name' })]);
  expect(await errorMessages('/ask')).toEqual(['Enter name.']);
  // A page with a name that begins like a language, and a page of another site.
  expect(await errorMessages('/dessert')).toEqual(['Enter name.']);
  const foreign = { referer: 'https://example.org/de/ask' };
  expect((await server.post('enquiry', nameless, foreign)).body.errors?.[0]?.message).toBe('Enter name.');
});

test('without scripts the receipt and the page with errors are in that language', async () => {
  const rendered: unknown[] = [];
  const server = await startTestServer({
    translations,
    renderFormPage: async (form, { message }, status, language) => {
      rendered.push([form, status, language, message]);
      return 'The page.';
    },
  });
  const send = (fields: Record<string, string>, referer: string) =>
    server.send('enquiry', new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', {
      ...browser,
      ...from(referer),
    });
  expect((await send(enquiry, '/de/ask')).headers['location']).toMatch(/^\/de\/sent\?form=enquiry&ref=/);
  expect((await send({ ...enquiry, Name: 'B' }, '/ask')).headers['location']).toMatch(/^\/sent\?/);
  await send(nameless, '/de/ask');
  await send(nameless, '/ask');
  expect(rendered).toEqual([
    ['enquiry', 422, 'de', locale.t('formError.missing', { title: 'Name' })],
    ['enquiry', 422, undefined, 'Enter name.'],
  ]);
});

test('a translated form is answered with its texts, and its language is stored', async () => {
  const forms = {
    enquiry: {
      title: 'Anfrage',
      questions: { Name: { title: 'Ihr Name' } },
      texts: { submit: 'Senden', success: 'Danke' },
    },
  };
  const server = await startTestServer({ translations: new Map([['de', { locale, forms }]]) });
  const { body } = await server.post('enquiry', nameless, from('/de/ask'));
  expect(body.errors?.[0]?.message).toBe(locale.t('formError.missing', { title: 'Ihr Name' }));
  await server.post('enquiry', enquiry, from('/de/ask'));
  await server.post('enquiry', { ...enquiry, Name: 'B' }, from('/ask'));
  expect((await server.rows()).map(({ language }) => language)).toEqual(['de', null]);
});
