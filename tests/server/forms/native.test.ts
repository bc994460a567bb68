import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { multipart, multipartType } from './support/multipart.ts';
import { pdf } from './support/documents.ts';
import { enquiry, startTestServer, startTestServerOn } from './support/test-server.ts';
import { storeKinds } from '../store/store-kinds.ts';

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const urlencoded = 'application/x-www-form-urlencoded';
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe('a form without JavaScript', () => {
  test('ends on the receipt page', async () => {
    const server = await startTestServer();
    const answer = await server.send(
      'enquiry',
      encode({ ...enquiry, Location: '', Message_box: 'a\r\nb' }),
      urlencoded,
      browser,
    );
    expect(answer.status).toBe(303);
    const [row] = await server.rows();
    expect(answer.headers['location']).toBe(`/sent?form=enquiry&ref=${String(row?.['reference'])}`);
    expect(JSON.parse(String(row?.['data']))).toEqual({ ...enquiry, Message_box: 'a\nb' });
  });

  test('accepts a telephone number as free text', async () => {
    const server = await startTestServer();
    const answers = { ...enquiry, Mobile_Number: 'ask at reception, ext. 12' };
    expect((await server.send('enquiry', encode(answers), urlencoded, browser)).status).toBe(303);
    expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual(answers);
  });

  test('sent twice is stored once', async () => {
    const server = await startTestServer();
    const send = () => server.send('enquiry', encode(enquiry), urlencoded, browser);
    const [first, second] = [await send(), await send()];
    expect(second.headers['location']).toBe(first.headers['location']);
    expect(await server.rows()).toHaveLength(1);
  });

  test('converts numbers by the schema', async () => {
    const server = await startTestServer();
    const order = { Name: 'A', Services: 'other' };
    expect(
      (await server.send('order', encode({ ...order, Your_budget: ' 5000 ', Urgent: 'on' }), urlencoded))
        .status,
    ).toBe(201);
    expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual({
      ...order,
      Your_budget: 5000,
      Urgent: true,
    });
    const { body } = await server.send(
      'order',
      encode({ ...order, Services: '', Your_budget: 'a lot' }),
      urlencoded,
    );
    expect(body.errors).toEqual([
      { path: 'Services', message: 'Choose an option: services.' },
      { path: 'Your_budget', message: 'Enter your budget as a number, such as 5000.' },
    ]);
  });

  test('refuses a day that is past everywhere on earth, and accepts one that is not', async () => {
    const server = await startTestServer({
      sources: { now: () => new Date('2026-11-29T10:00Z'), uuid: randomUUID, randomInt },
    });
    const send = (day: string) =>
      server.send(
        'order',
        encode({ Name: 'A', Services: 'other', Your_budget: '1', Needed_by: day }),
        urlencoded,
      );
    const { status, body } = await send('2026-11-27');
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'Needed_by', message: 'Needed by must be today or later.' }]);
    expect((await send('2026-11-28')).status).toBe(201);
  });

  test('sends co-authors by names with brackets; empty rows are ignored', async () => {
    const server = await startTestServer();
    const fields = { firstName: 'A', email: 'a@b.c' };
    const body = multipart([
      ...(Object.entries(fields) as [string, string][]),
      ['coAuthors[3][name]', 'Ravi'],
      ['coAuthors[3][details]', ''],
      ['coAuthors[0][name]', ''],
      ['coAuthors[0][details]', ''],
      ['document', pdf, 'a.pdf'],
    ]);
    expect((await server.send('term-paper', body, multipartType, browser)).status).toBe(303);
    expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual({
      ...fields,
      coAuthors: [{ name: 'Ravi' }],
    });
  });

  test('an empty file input is no file', async () => {
    const server = await startTestServer();
    const body = multipart([['document', Buffer.alloc(0), '']]);
    const { body: answer } = await server.send('term-paper', body, multipartType);
    expect(answer.errors?.at(-1)).toEqual({ path: 'document', message: 'Attach a file: document.' });
  });

  test('returns its own page, with the answers', async () => {
    const rendered: unknown[] = [];
    const server = await startTestServer({
      renderFormPage: async (form, shown, status) => {
        rendered.push({ form, shown, status });
        return '<!doctype html><title>Error: Ask</title>';
      },
    });
    const answer = await server.send('enquiry', encode({ ...enquiry, Name: '' }), urlencoded, browser);
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('Error: Ask');
    const errors = [{ path: 'Name', message: 'Enter name.' }];
    expect(rendered).toEqual([
      {
        form: 'enquiry',
        status: 422,
        shown: { values: { ...enquiry, Name: '' }, errors, message: 'Enter name.' },
      },
    ]);
  });

  test('a refused form asks for each file again', async () => {
    const shown: { errors: unknown; message: string }[] = [];
    const server = await startTestServer({
      renderFormPage: async (_form, given) => {
        shown.push(given);
        return '';
      },
    });
    const body = () =>
      multipart([
        ['firstName', ''],
        ['document', pdf, 'a.pdf'],
      ]);
    await server.send('term-paper', body(), multipartType, browser);
    const again = 'Attach “a.pdf” again: a page can’t keep files.';
    expect(shown[0]?.errors).toContainEqual({ path: 'document', message: again });
    // Scripts keep their files.
    const { text } = await server.send('term-paper', body(), multipartType);
    expect(text).not.toContain('again');
  });

  test.each([
    ['no page can be rendered', undefined],
    ['drawing fails', () => Promise.reject(new Error('out of paint'))],
  ])('a plain page is shown if %s', async (_when, renderFormPage) => {
    const server = await startTestServer({ renderFormPage });
    const headers = { ...browser, referer: 'http://localhost/enquiry?from="><script>' };
    const answer = await server.send('enquiry', encode({ Name: '', Your_email: '<b>' }), urlencoded, headers);
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/^<!doctype html>\n<html lang="en-IN">/);
    expect(answer.text).toContain('<h1>Ask Us: not sent yet</h1>');
    expect(answer.text).toContain('<li>Enter name.</li>');
    expect(answer.text).toContain('<a href="/enquiry">');
    expect(answer.text).not.toMatch(/<script|<b>|style=/);
  });

  test.each([
    ['*/*', 'json'],
    ['application/json', 'json'],
    ['application/json, text/html;q=0.9', 'json'],
    ['text/html;q=0', 'json'],
    ['text/html', 'html'],
  ])('Accept: %s is answered as %s', async (accept, kind) => {
    const server = await startTestServer();
    const { headers } = await server.send('enquiry', '', urlencoded, { accept });
    expect(headers['content-type']).toContain(kind);
  });

  test.each(storeKinds)('ends on a receipt with its reference, stored $name', async (kind) => {
    const server = await startTestServerOn(kind);
    const { headers } = await server.send('enquiry', encode(enquiry), urlencoded, browser);
    const receipt = await server.app.inject(String(headers['location']));
    expect([receipt.statusCode, receipt.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(receipt.body).toMatch(/<title>enquiry [A-Z0-9]{4}-[A-Z0-9]{4} 20\d\d-\d\d-\d\dT/);
    const other = String(headers['location']).replace('enquiry', 'order');
    expect((await server.app.inject(other)).body).toContain('<title>Unknown</title>');
    // A visitor who types the reference need not know its form.
    const { searchParams } = new URL(String(headers['location']), 'http://localhost');
    const reference = searchParams.get('ref')?.toLowerCase() ?? '';
    for (const typed of [` ${reference}`, reference.replace('-', ''), reference.replace('-', ' – ')])
      expect((await server.app.inject(`/sent?ref=${encodeURIComponent(typed)}`)).body).toBe(receipt.body);
  });

  test.each(['//', '//[', '/sent?', '/sent?form=enquiry', '/sent?ref='])(
    'GET %s is no receipt',
    async (url) => {
      const server = await startTestServer();
      expect((await server.app.inject(url)).statusCode).toBe(404);
    },
  );

  test.each([
    '/sent?form=%3Cscript%3E&ref=ABCD-1234',
    '/sent?form=enquiry&ref=%3Cb%3E',
    '/sent?ref=CDFG-3467',
  ])('GET %s answers that no submission has this reference', async (url) => {
    const server = await startTestServer();
    expect((await server.app.inject(url)).body).toContain('<title>Unknown</title>');
  });
});
