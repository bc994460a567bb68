import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '../../../src/core/form/form-definition.ts';
import { mailContent } from '../../../src/server/delivery/mail-content.ts';
import { plannedDeliveries } from '../../../src/server/delivery/plan.ts';
import { english } from '../../helpers/english.ts';
import { definitions } from './support/definitions.ts';
import { pdf } from './support/documents.ts';
import { multipart, multipartType } from './support/multipart.ts';
import { startTestServer } from './support/test-server.ts';

/* Questions that are asked only after certain answers; tests/core tests the conditions. */

const definition: FormDefinition = definitions.find(({ id }) => id === 'delivery')!;
const urlencoded = 'application/x-www-form-urlencoded';
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const brought = { Name: 'Asha', Way: 'bring', Street: 'Lake Road 4' };
const fetched = { Name: 'Asha', Way: 'fetch', Your_email: 'asha@example.org' };

describe('a form with conditional questions', () => {
  test.each([
    ['with the questions of "then"', brought],
    ['with the questions of "else"', fetched],
  ])('is stored %s', async (_which, answers) => {
    const server = await startTestServer();
    expect((await server.post('delivery', answers)).status).toBe(201);
    expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual(answers);
  });

  test('is refused at the asked question, in the order of the questions', async () => {
    const server = await startTestServer();
    const { status, body } = await server.post('delivery', { Way: 'bring', Floor: -1, Your_email: 'x' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'Name', message: 'Enter name.' },
      { path: 'Street', message: 'Enter street.' },
      { path: 'Floor', message: 'Floor must be 0 or more.' },
    ]);
    const blank = await server.post('delivery', { ...brought, Street: '  ' });
    expect(blank.body.errors).toEqual([{ path: 'Street', message: 'Enter street.' }]);
    const other = await server.post('delivery', { Name: 'Asha', Way: 'fetch' });
    expect(other.body.errors).toEqual([{ path: 'Your_email', message: 'Enter your email.' }]);
    expect(await server.rows()).toEqual([]);
  });

  test('drops answers to unasked questions, valid or not; an unknown key is still refused', async () => {
    const server = await startTestServer();
    const { status } = await server.post('delivery', { ...fetched, Street: 7, Floor: 'x' });
    expect(status).toBe(201);
    expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual(fetched);
    const { body } = await server.post('delivery', { ...fetched, Sreet: 'x' });
    expect(body.errors).toEqual([
      { path: 'Sreet', message: 'The form has no question “Sreet”. Reload the page and send it again.' },
    ]);
  });

  test('without scripts is posted with all of its questions, and stores the asked ones', async () => {
    const server = await startTestServer();
    const empty = { Street: '', Floor: '', Your_email: '' };
    const sent = { ...empty, ...brought, Floor: '2', Your_email: 'not an address' };
    expect((await server.send('delivery', encode(sent), urlencoded)).status).toBe(201);
    expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual({ ...brought, Floor: 2 });
  });

  test('that is returned without scripts has all answers, including those to unasked questions', async () => {
    const rendered: unknown[] = [];
    const server = await startTestServer({
      renderFormPage: (_form, { values, errors }) => {
        rendered.push(values, errors);
        return Promise.resolve('<!doctype html>');
      },
    });
    const sent = { Name: '', Way: 'fetch', Street: 'Lake Road 4', Your_email: 'asha@example.org' };
    await server.send('delivery', encode(sent), urlencoded, { accept: 'text/html' });
    expect(rendered).toEqual([sent, [{ path: 'Name', message: 'Enter name.' }]]);
  });

  test('accepts a file only if it is asked for', async () => {
    const server = await startTestServer();
    const post = (more: [string, string][], file: Buffer, name = 'scan.pdf') =>
      server.send(
        'delivery',
        multipart([...Object.entries(fetched), ...more, ['Scan', file, name]]),
        multipartType,
      );
    expect((await post([['Paper', 'true']], pdf)).status).toBe(201);
    expect((await server.files()).stored).toHaveLength(1);
    expect((await post([], pdf)).status).toBe(201);
    expect((await post([['Note', 'x']], pdf)).status).toBe(422);
    expect((await post([], Buffer.from('no PDF'))).status).toBe(200);
    expect(await server.files()).toEqual({ stored: [expect.any(String)], incoming: [] });
    const wrong = await post([['Paper', 'true']], Buffer.from('x'), 'scan.exe');
    expect(wrong.body.errors?.map(({ path }) => path)).toEqual(['Scan']);
    const missing = await server.post('delivery', { ...fetched, Paper: true });
    expect(missing.body.errors).toEqual([{ path: 'Scan', message: 'Attach a file: scan.' }]);
  });

  test('is delivered and listed with only the asked questions', async () => {
    const server = await startTestServer();
    const deliveredTitles = async (answers: object) => {
      await server.post('delivery', answers);
      const [row] = (await server.rows()).slice(-1);
      const message = mailContent(
        definition,
        (await server.store.record(String(row?.['id'])))!,
        english,
        server.store.files.getPath,
      );
      return { titles: message.answers.map(({ title, text }) => `${title}: ${text}`), to: message.visitor };
    };
    expect(await deliveredTitles(brought)).toEqual({
      titles: ['Name: Asha', 'Way: bring', 'Street: Lake Road 4', 'Floor: ', 'On paper: '],
      to: undefined,
    });
    expect(await deliveredTitles(fetched)).toEqual({
      titles: ['Name: Asha', 'Way: fetch', 'Your email: asha@example.org', 'On paper: '],
      to: 'asha@example.org',
    });
  });

  test('sends a receipt only if the address was asked for', () => {
    const settings = {
      deliveries: new Map([['office', { email: 'office@example.org' }]]),
      smtpUrl: 'smtp://mail.example.org',
      mailFrom: 'site@example.org',
    };
    const channels = (answers: object) =>
      plannedDeliveries(definition, settings, { ...answers }).map(({ channel }) => channel);
    expect(channels(fetched)).toEqual(['email', 'receipt']);
    expect(channels({ ...brought, Your_email: 'asha@example.org' })).toEqual(['email']);
  });
});
