/** @module-tag long */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { seeded } from '../../../workshop/fuzz/random.ts';
import { weakConnection } from '../../../helpers/weak-connection.ts';
import { enquiry, startTestServer } from '../support/test-server.ts';

/** The test is faster by this factor than the connection in its name: 64 kbit/s, 800 ms round trip, 5 % resets. */
const scale = 40;
const intents = 300;
const atOnce = 20;
const longMessage = 'What we would like to know. '.repeat(20);

interface Answer {
  status: number;
  reference: string;
}

/** Posts a form on a separate connection. @returns undefined if the connection broke */
function post(address: string, body: string): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const sent = request(
      `${address}/api/forms/enquiry`,
      { method: 'POST', agent: false, headers: { 'content-type': 'application/json' } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('error', () => resolve(undefined));
        answer.on('end', () => {
          const { reference = '' } = JSON.parse(text) as { reference?: string };
          resolve({ status: answer.statusCode ?? 0, reference });
        });
      },
    );
    sent.on('error', () => resolve(undefined));
    sent.end(body);
  });
}

test(`${intents} small forms over a connection of 64 kbit/s with 800 ms of delay and 5 % resets are stored once each`, async () => {
  const server = await startTestServer();
  const random = seeded(11);
  const cut = () => {
    if (!random.happens(0.05)) return undefined;
    return random.happens(0.5) ? { there: random.below(900) } : { back: random.below(300) };
  };
  const line = await weakConnection(await server.listen(), {
    delay: 400 / scale,
    bitsPerSecond: 64_000 * scale,
    cut,
  });
  onTestFinished(() => line.close());

  /** Acts like a visitor: sends the same answers with the same key until there is a response. */
  const send = async (Name: string): Promise<{ Name: string; tries: number; answer: Answer }> => {
    const body = JSON.stringify({ ...enquiry, Name, Message_box: longMessage, _key: randomUUID() });
    for (let tries = 1; ; tries += 1) {
      const answer = await post(line.address, body);
      if (answer) return { Name, tries, answer };
    }
  };
  const names = Array.from({ length: intents }, (_, number) => `Visitor ${number}`);
  const reported: Awaited<ReturnType<typeof send>>[] = [];
  const visitors = Array.from({ length: atOnce }, async () => {
    for (let name = names.pop(); name; name = names.pop()) reported.push(await send(name));
  });
  await Promise.all(visitors);

  expect(line.cuts.there).toBeGreaterThan(2);
  expect(line.cuts.back).toBeGreaterThan(2);
  expect(reported.filter(({ answer }) => answer.status !== 200 && answer.status !== 201)).toEqual([]);
  const rows = await server.rows();
  const stored = rows.map(({ data, reference }) => [
    (JSON.parse(String(data)) as typeof enquiry).Name,
    reference,
  ]);
  expect(stored.sort()).toEqual(reported.map(({ Name, answer }) => [Name, answer.reference]).sort());
  // Some submissions were stored at the first attempt, and only the response was lost.
  expect(reported.some(({ tries, answer }) => tries > 1 && answer.status === 200)).toBe(true);
  expect(reported.some(({ tries, answer }) => tries > 1 && answer.status === 201)).toBe(true);
});
