import { describe, expect, test } from 'vitest';
import { createLocale } from '../../../src/core/messages/locale.ts';
import { messagesIn } from '../../../src/tools/testing/test-locale.ts';
import { pdf } from './support/documents.ts';
import { enquiry, startTestServer } from './support/test-server.ts';
import { announce, tus } from './support/tus-client.ts';

/* A static host at the public address has the pages; this server accepts the forms at another address. */

const publicUrl = 'https://www.example.org';
const site = { origin: publicUrl, 'sec-fetch-site': 'cross-site' };
const allowed = 'access-control-allow-origin';

describe('pages at the public address', () => {
  test('may read the response to a form, whether it is stored or refused', async () => {
    const server = await startTestServer({ publicUrl });
    const { Name: _name, ...nameless } = enquiry;
    for (const [answers, status] of [
      [enquiry, 201],
      [nameless, 422],
    ] as const) {
      const answer = await server.post('enquiry', answers, site);
      expect([answer.status, answer.headers[allowed]]).toEqual([status, publicUrl]);
    }
    expect(await server.rows()).toHaveLength(1);
  });

  test('may ask for the accepted files in advance', async () => {
    const server = await startTestServer({ publicUrl });
    const ask = (url: string, method: string, names: string) =>
      server.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          ...site,
          'access-control-request-method': method,
          'access-control-request-headers': names,
        },
      });
    const form = await ask('/api/forms/enquiry', 'POST', 'content-type');
    expect([form.statusCode, form.headers[allowed]]).toEqual([204, publicUrl]);
    expect(form.headers['access-control-allow-headers']).toBe('content-type');
    const piece = await ask('/api/uploads/1', 'PATCH', 'tus-resumable,upload-offset');
    expect([piece.statusCode, piece.headers[allowed]]).toEqual([204, publicUrl]);
    expect(piece.headers['access-control-allow-methods']).toContain('PATCH');
    expect(piece.headers['access-control-allow-headers']).toBe('tus-resumable,upload-offset');
  });

  test('may upload files before forms, and read the progress', async () => {
    const server = await startTestServer({ publicUrl });
    const address = await server.listen();
    const named = { form: 'term-paper', field: 'document', key: 'key-0001', filename: 'a.pdf' };
    const created = await announce(address, { ...named, size: pdf.length }, site);
    expect([created?.status, created?.headers[allowed]]).toEqual([201, publicUrl]);
    expect(created?.headers['access-control-expose-headers']).toMatch(/\bLocation\b.*\bUpload-Offset\b/);
    const place = `${address}${String(created?.headers['location'])}`;
    const sent = await tus('PATCH', place, { 'upload-offset': '0', ...site }, pdf);
    expect([sent?.status, sent?.headers[allowed]]).toEqual([204, publicUrl]);
  });

  test('name the language of the response, because the server knows only their host', async () => {
    const locale = createLocale({ language: 'de', timeZone: 'UTC', messages: messagesIn('de') });
    const translations = new Map([['de', { locale, receiptRoute: '/de/sent' }]]);
    const server = await startTestServer({ publicUrl, translations });
    const browser = { accept: 'text/html', referer: `${publicUrl}/`, ...site };
    const send = (form: string) =>
      server.send(
        form,
        new URLSearchParams(enquiry).toString(),
        'application/x-www-form-urlencoded',
        browser,
      );
    expect((await send('enquiry?language=de')).headers['location']).toMatch(/^\/de\/sent\?form=enquiry&ref=/);
    expect((await send('enquiry?language=xx')).headers['location']).toMatch(/^\/sent\?/);
  });
});

test('other addresses are refused, and a server without a public address accepts none', async () => {
  for (const options of [{ publicUrl }, {}]) {
    const server = await startTestServer(options);
    const other = { origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' };
    const answer = await server.post('enquiry', enquiry, other);
    expect(answer.status).toBe(403);
    expect(answer.headers[allowed]).not.toBe(other.origin);
    expect(await server.rows()).toHaveLength(0);
  }
});
