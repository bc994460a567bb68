import { describe, expect, test } from 'vitest';
import { pdf } from './support/documents.ts';
import { multipart, multipartType } from './support/multipart.ts';
import { enquiry, startTestServer, startTestServerOn } from './support/test-server.ts';
import { storeKinds } from '../store/store-kinds.ts';

const key = '5f0c0b1e-7f5f-4d3b-9a57-0a6a6a1f2b3c';
const author = { firstName: 'Asha', email: 'asha@example.org' };

describe('a submission', () => {
  test('is stored with the form’s version and answered with a reference', async () => {
    const server = await startTestServer();
    const { status, body, headers } = await server.post('enquiry', {
      ...enquiry,
      _version: '0123456789ab',
      _key: key,
    });
    expect(status).toBe(201);
    expect(body).toEqual({ ok: true, reference: expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/) });
    expect(headers['cache-control']).toBe('no-store');
    const [row] = await server.rows();
    expect(row).toMatchObject({
      form: 'enquiry',
      form_version: '0123456789ab',
      key,
      state: 'new',
      reason: null,
    });
    expect(JSON.parse(String(row?.['data']))).toEqual(enquiry);
    expect(row?.['reference']).toBe(body.reference);
  });

  test('has the current version if none is sent', async () => {
    const server = await startTestServer();
    await server.post('enquiry', enquiry);
    expect((await server.rows())[0]?.['form_version']).toMatch(/^[0-9a-f]{12}$/);
  });

  test('is validated as sent: no answer is converted, filled in or removed', async () => {
    const server = await startTestServer();
    const { status, body } = await server.post('enquiry', {
      Name: 5,
      Your_emial: 'asha@example.org',
      Mobile_Number: null,
      Services: 'Astrology',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'Name', message: 'Name must be a text.' },
      { path: 'Your_email', message: 'Enter your email.' },
      { path: 'Mobile_Number', message: 'Mobile number must be a text.' },
      { path: 'Services', message: 'Choose one of the options for services.' },
      { path: 'Your_emial', message: expect.stringContaining('no question “Your_emial”') },
    ]);
    await server.post('enquiry', enquiry);
    expect(JSON.parse(String((await server.rows())[0]?.['data']))).not.toHaveProperty('Services');
  });

  test('with blank required answers is incomplete', async () => {
    const server = await startTestServer();
    const { body } = await server.post('enquiry', {
      ...enquiry,
      Name: ' \u200b\u3164\n',
      Mobile_Number: '\t',
    });
    expect(body.errors?.map(({ path }) => path)).toEqual(['Name', 'Mobile_Number']);
  });

  test.each([
    ['Name', 'Asha\u0007', 'invisible character'],
    ['Name', 'Asha\nBcc: all@example.org', 'invisible character'],
    ['Name', 'Asha\u202e', 'direction'],
    ['Your_email', 'a\u202db@example.org', 'direction'],
    ['Your_email', 'asha@example.org\r\nBcc: x@example.org', 'invisible character'],
    ['Message_box', 'Hello\u0000', 'invisible character'],
  ])('with a hidden character in %s is refused', async (name, value, words) => {
    const server = await startTestServer();
    const { status, body } = await server.post('enquiry', { ...enquiry, [name]: value });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: name, message: expect.stringContaining(words) }]);
  });

  test('is stored without a password, from any sender', async () => {
    const server = await startTestServer();
    const account = { firstName: 'Asha', email: 'asha@example.org' };
    expect((await server.post('member', { ...account, password: 'CANARY-1' })).status).toBe(201);
    expect((await server.post('member', account)).status).toBe(200);
    expect(JSON.stringify(await server.rows())).not.toContain('CANARY');
  });
});

describe.each(storeKinds)('in a store $name,', (kind) => {
  test('a submission preserves Hindi with its joiners, emoji, and lines in a message', async () => {
    const server = await startTestServerOn(kind);
    const sent = { ...enquiry, Name: 'क्‍षितिज 👩‍🎓', Message_box: 'एक\nदो\t<b>' };
    expect((await server.post('enquiry', sent)).status).toBe(201);
    expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual(sent);
  });

  test('a submission gets its deliveries in the same transaction', async () => {
    const server = await startTestServerOn(kind, {
      plan: () => [{ channel: 'email' }, { channel: 'webhook' }],
    });
    await server.post('enquiry', enquiry);
    const deliveries = await server.store.db.selectFrom('deliveries').selectAll().execute();
    expect(deliveries.map(({ channel, state, attempts }) => [channel, state, attempts])).toEqual([
      ['email', 'pending', 0],
      ['webhook', 'pending', 0],
    ]);
    const failing = await startTestServerOn(kind, {
      plan: () => {
        throw new Error('no plan');
      },
    });
    expect((await failing.post('enquiry', enquiry)).status).toBe(500);
    expect(await failing.rows()).toEqual([]);
  });

  describe('the same submission again', () => {
    test('100 at a time make one row and one receipt', async () => {
      let stored = 0;
      const server = await startTestServerOn(kind, { onStored: () => (stored += 1) });
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => server.post('enquiry', { ...enquiry, _key: key })),
      );
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
      expect(await server.rows()).toHaveLength(1);
      expect(stored).toBe(1);
    });

    test('with the same key and other answers is a conflict', async () => {
      const server = await startTestServerOn(kind);
      await server.post('enquiry', { ...enquiry, _key: key });
      const { status, body } = await server.post('enquiry', { ...enquiry, Name: 'Ravi', _key: key });
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(await server.rows()).toHaveLength(1);
    });

    test('without a key counts as the same for ten minutes', async () => {
      let minutes = 0;
      let count = 0;
      const now = () => new Date(Date.UTC(2026, 0, 1, 0, minutes));
      const sources = {
        now,
        uuid: () => `id-${(count += 1)}`,
        randomInt: (below: number) => (count += 7) % below,
      };
      const server = await startTestServerOn(kind, { sources });
      const references: (string | undefined)[] = [];
      for (minutes of [0, 9, 11]) references.push((await server.post('enquiry', enquiry)).body.reference);
      expect(references[1]).toBe(references[0]);
      expect(references[2]).not.toBe(references[0]);
      expect(await server.rows()).toHaveLength(2);
    });

    test('with a file leaves one file', async () => {
      const server = await startTestServerOn(kind);
      const body = multipart([
        ['authors', JSON.stringify([author])],
        ['_key', key],
        ['document', pdf, 'thesis.pdf'],
      ]);
      const answers = await Promise.all([1, 2, 3].map(() => server.send('term-paper', body, multipartType)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      const { stored, incoming } = await server.files();
      expect([stored.length, incoming.length]).toEqual([1, 0]);
    });
  });

  describe('a term-paper', () => {
    test('is stored as a file and a list of one author', async () => {
      const server = await startTestServerOn(kind);
      const entry = { ...author, coAuthors: [{ name: 'Ravi', details: 'Harbour Institute' }] };
      const body = multipart([
        ['document', pdf, 'शोध पत्र.pdf'],
        ['authors', JSON.stringify([entry])],
      ]);
      expect((await server.send('term-paper', body, multipartType)).status).toBe(201);
      expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual(entry);
      const [file] = await server.store.db.selectFrom('files').selectAll().execute();
      expect(file).toMatchObject({
        field: 'document',
        original_name: 'शोध पत्र.pdf',
        bytes: pdf.length,
        format: 'pdf',
      });
      expect((await server.files()).stored).toEqual([file?.stored_name]);
    });

    test('of a single author has an empty list of co-authors', async () => {
      const server = await startTestServerOn(kind);
      const body = multipart([
        ['document', pdf, 'alone.pdf'],
        ['authors', JSON.stringify([author])],
      ]);
      expect((await server.send('term-paper', body, multipartType)).status).toBe(201);
      expect(JSON.parse(String((await server.rows())[0]?.['data']))).toEqual({ ...author, coAuthors: [] });
    });

    test.each([['[]'], ['[{},{}]'], ['{}'], ['nonsense'], ['[null]']])(
      'is refused with the authors %s',
      async (authors) => {
        const server = await startTestServerOn(kind);
        const body = multipart([
          ['document', pdf, 'a.pdf'],
          ['authors', authors],
        ]);
        const { status, body: answer } = await server.send('term-paper', body, multipartType);
        expect([400, 422]).toContain(status);
        expect(answer.message).toMatch(/“authors”/);
        expect(await server.files()).toEqual({ stored: [], incoming: [] });
      },
    );

    test('reports everything that is missing at once, the file too', async () => {
      const server = await startTestServerOn(kind);
      const { status, body } = await server.send(
        'term-paper',
        multipart([['firstName', ' ']]),
        multipartType,
      );
      expect(status).toBe(422);
      expect(body.errors?.map(({ path }) => path)).toEqual([...Object.keys(author), 'document']);
      expect(body.errors?.at(-1)?.message).toBe('Attach a file: document.');
    });
  });
});
