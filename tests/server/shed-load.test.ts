import { expect, test } from 'vitest';
import { enquiry, startTestServer } from './forms/support/test-server.ts';

test('more pages at once than can be dealt with are told to come again; forms and who watches are not', async () => {
  const drawing = Promise.withResolvers<string>();
  const renderReceipt = () => drawing.promise;
  const server = await startTestServer({ limits: { maxAtOnce: 2 }, renderReceipt });
  const { reference } = (await server.post('enquiry', enquiry)).body;
  const receipt = `/sent?form=enquiry&ref=${reference}`;
  const waiting = [1, 2].map(() => server.app.inject(receipt).then((answer) => answer));
  const third = await server.app.inject('/');
  expect([
    third.statusCode,
    third.headers['retry-after'],
    third.headers['cache-control'],
    third.body,
  ]).toEqual([503, '5', 'no-store', 'The server could not answer. Please try again.']);
  expect(third.headers['content-security-policy']).toBeDefined();
  expect((await server.app.inject('/readyz')).json()).toMatchObject({ store: 'ok' });
  expect((await server.post('enquiry', { ...enquiry, Name: 'Ravi' })).status).toBe(201);
  drawing.resolve('<!doctype html><title>Sent</title>');
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await server.app.inject('/')).statusCode).toBe(200);
});
