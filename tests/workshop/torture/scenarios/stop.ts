import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../fuzz/random.ts';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { startServer } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { checkAnswer, createSubmission, toMultipart, sendUntilGone } from '../visitors.ts';

/** The number of running uploads at the signal. */
const uploads = 8;

/**
 * The server gets the signal to stop while files arrive: running requests get a response, and acknowledged
 * submissions are stored.
 */
export const stop: Scenario = {
  name: 'stop',
  promise: 'Running requests are accepted or refused with a message',
  fault: 'SIGTERM during uploads',
  unit: 'uploads',
  cases: { short: 1, long: 25 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store } = torture;
    const dataDir = path.join(folder, 'data');
    const site = await tortureSite(torture, folder);
    const server = await startServer({ engine, site, env: store.env(dataDir) });
    const ledger = new Ledger();
    const dripping = Array.from({ length: uploads }, () => drip(server.address, random, ledger));
    const begun = dripping.map(({ begun: first }) => first);
    const senders = [1, 2].map(() => sendUntilGone(server.address, random, ledger));
    await Promise.all(begun);
    // Connections are accepted in order: all earlier ones have now reached the server.
    await (await fetch(server.address)).arrayBuffer();
    await pause(random.below(300));
    const { code } = await server.end('SIGTERM');
    const faults = [
      ...(await Promise.all(dripping.map(({ answer }) => answer))),
      ...(await Promise.all(senders)).flat(),
    ];
    const lost = [
      ...faults.filter((fault) => fault !== undefined),
      ...(code === 0 ? [] : [`The server ended with ${code}: ${server.output()}`]),
      ...ledger.compare(await store.read(dataDir)),
    ];
    return { tried: uploads, lost: [...new Set(lost)] };
  },
};

/**
 * Sends a file slowly, over one to two seconds.
 * @returns when its first part is sent, and the error of the response, or that there was none
 */
function drip(
  address: string,
  random: Random,
  ledger: Ledger,
): { begun: Promise<void>; answer: Promise<string | undefined> } {
  const submission = createSubmission(random, 50_000 + random.below(300_000));
  const pieces = 8 + random.below(8);
  const first = Promise.withResolvers<void>();
  const { type, pieces: parts } = toMultipart(submission);
  const body = Buffer.concat(parts);
  const sent = request(`${address}/api/forms/${submission.form}`, {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': body.length, accept: 'application/json' },
  });
  const answer = new Promise<string | undefined>((resolve) => {
    sent.on('error', (error) => resolve(`A running upload was cut off: ${error.message}.`));
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', (error) => resolve(`The answer to an upload was cut off: ${error.message}.`));
      response.on('end', () => {
        const headers = new Headers(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        );
        resolve(checkAnswer(submission, response.statusCode ?? 0, text, headers, ledger).fault);
      });
    });
  });
  void write(sent, body, pieces, first.resolve);
  return { begun: first.promise, answer };
}

async function write(
  sent: NodeJS.WritableStream & { destroyed: boolean },
  body: Buffer,
  pieces: number,
  begun: () => void,
): Promise<void> {
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length && !sent.destroyed; at += size) {
    sent.write(body.subarray(at, at + size));
    await pause(120);
    begun();
  }
  sent.end();
}
