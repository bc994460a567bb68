import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOn, noTls, slowMs, type FailureMode, type Receiver } from './failure-mode.ts';

/** A webhook that accepts calls, or fails. */
export async function webhookReceiver(): Promise<Receiver> {
  const acknowledged: string[] = [];
  let way: FailureMode;
  const server = createServer({ keepAlive: false }, (request, response) => {
    take(request, response, way, acknowledged).catch(() => response.destroy());
  });
  return listenOn(server, acknowledged, (next) => (way = next));
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  way: FailureMode,
  acknowledged: string[],
): Promise<void> {
  response.setHeader('Connection', 'close');
  const body = await text(request);
  if (way === 'hang') return;
  if (way === 'wrong TLS') response.socket?.end(noTls);
  else if (way === 'cut') response.socket?.destroy();
  else if (way === '4xx') response.writeHead(429).end();
  else if (way === '5xx') response.writeHead(502).end();
  else {
    acknowledged.push(body);
    setTimeout(() => response.writeHead(204).end(), way === 'slow' ? slowMs : 0);
  }
}
