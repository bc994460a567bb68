/** @module-tag long */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pdf } from '../support/documents.ts';
import { startTestServerOn } from '../support/test-server.ts';
import { storeKinds } from '../../store/store-kinds.ts';

const timesEach = 5;
// There are fewer submissions for a bucket, because the tests' own bucket takes most of the time.
const rows = storeKinds.map((kind, index) => ({ ...kind, intents: index === 0 ? 60 : 15 }));
const title = `$intents uploads, each sent ${timesEach} times at once, are stored $name once each, and nobody is sent away`;

test.each(rows)(title, async ({ intents, ...kind }) => {
  const server = await startTestServerOn(kind);
  const url = `${await server.listen()}/api/forms/term-paper`;
  const send = async (key: string): Promise<{ key: string; status: number; reference: string }> => {
    const form = new FormData();
    form.append('authors', JSON.stringify([{ firstName: key, email: 'a@b.c' }]));
    form.append('_key', key);
    form.append('document', new Blob([pdf, key.repeat(500)]), 'thesis.pdf');
    const answer = await fetch(url, { method: 'POST', body: form });
    const { reference = '' } = (await answer.json()) as { reference?: string };
    return { key, status: answer.status, reference };
  };
  const keys = Array.from({ length: intents }, () => randomUUID());
  const answers = await Promise.all(
    keys.flatMap((key) => Array.from({ length: timesEach }, () => send(key))),
  );

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(statuses.filter((status) => status === 201)).toHaveLength(intents);
  expect(new Set(answers.map(({ key, reference }) => `${key} ${reference}`)).size).toBe(intents);
  expect(await server.rows()).toHaveLength(intents);
  const { stored, incoming } = await server.files();
  expect([stored.length, incoming]).toEqual([intents, []]);
});
