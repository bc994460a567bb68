import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enquiry, startTestServer } from './test-server.ts';

const intents = Number(process.env['INTENTS'] ?? 1000);

/** Posts and either reads the answer, or hangs up once the request is sent or while it is. */
function post(
  port: string,
  agent: Agent,
  body: string,
  drop: 'never' | 'sent' | 'sending',
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request({ port, agent, method: 'POST', path: '/api/forms/enquiry', headers }, (answer) => {
      let text = '';
      answer.on('data', (piece: Buffer) => (text += piece.toString()));
      answer.once('end', () => resolve((JSON.parse(text) as { reference: string }).reference));
    });
    sent.once('error', () => resolve(undefined));
    sent.once('close', () => resolve(undefined));
    if (drop === 'sending') sent.write(body.slice(0, 20), () => setTimeout(() => sent.destroy(), 1));
    else sent.end(body, () => drop === 'sent' && setTimeout(() => sent.destroy(), Math.random() * 10));
  });
}

test(
  `${intents} submissions, sent up to five times with answers dropped, are stored once each`,
  { timeout: 240_000 },
  async () => {
    const server = await startTestServer({ plan: () => [{ channel: 'email' }] });
    const { port } = new URL(await server.listen());
    const agent = new Agent({ keepAlive: true });
    const receipts = new Map<string, Set<string>>();
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < intents) {
        const key = randomUUID();
        const body = JSON.stringify({ ...enquiry, Name: `Visitor ${(next += 1)}`, _key: key });
        const times = 1 + Math.floor(Math.random() * 5);
        const drops = Array.from(
          { length: times - 1 },
          () => (['never', 'sent', 'sending'] as const)[Math.floor(Math.random() * 3)]!,
        );
        const seen = await Promise.all(drops.map((drop) => post(port, agent, body, drop)));
        // The visitor's browser tries until it has seen an answer.
        seen.push(await post(port, agent, body, 'never'));
        receipts.set(key, new Set(seen.filter((reference) => reference !== undefined)));
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    agent.destroy();

    const rows = await server.rows();
    expect(rows).toHaveLength(intents);
    expect([...receipts.values()].filter((references) => references.size !== 1)).toEqual([]);
    expect(new Set(rows.map((row) => row['reference'])).size).toBe(intents);
    const deliveries = await server.store.db.selectFrom('deliveries').select('submission_id').execute();
    expect(new Set(deliveries.map((row) => row.submission_id)).size).toBe(intents);
    expect(deliveries).toHaveLength(intents);
  },
);
