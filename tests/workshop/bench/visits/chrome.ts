import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findBrowser, findFullBrowser } from '../../../../src/tools/browser.ts';

export type Params = Record<string, unknown>;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

export interface Chrome {
  /** Sends a command of the DevTools protocol. @throws with the protocol's message if it is refused */
  send(method: string, params?: Params, session?: string): Promise<Params>;
  /** Adds a listener for all events, with their session. */
  onEvent(listener: (method: string, params: Params, session: string | undefined) => void): void;
  /** Ends the browser and removes its profile. */
  stop(): Promise<void>;
}

const switches = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--window-size=1280,800',
  // Enables a mouse: without a screen the browser emulates a phone.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  '--remote-debugging-pipe',
];

/**
 * Starts a full Chromium with an empty profile. Playwright can't be used: it disables prerendering and the
 * back/forward cache, which are measured here.
 * @throws if there is no Chromium on this machine
 */
export async function startChrome(): Promise<Chrome> {
  const file = findFullBrowser() ?? findBrowser();
  if (!file) throw new Error('No Chromium was found; `npm test` fetches one.');
  const profile = await mkdtemp(path.join(tmpdir(), 'chrome-'));
  const browser = spawn(file, [...switches, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A separate process group, so that its children end with it.
    detached: true,
  });
  const protocol = openProtocol(browser);
  const stop = async (): Promise<void> => {
    await protocol.send('Browser.close').catch(() => kill(browser));
    await protocol.ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...protocol, stop };
}

/** The protocol over two pipes: JSON, with a NUL after each message. */
function openProtocol(browser: ChildProcess): Omit<Chrome, 'stop'> & { ended: Promise<void> } {
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, PromiseWithResolvers<Params> & { session: string | undefined }>();
  const listeners: Parameters<Chrome['onEvent']>[0][] = [];
  let last = 0;
  let received = '';
  const receive = ({ id, sessionId, method, params, result, error }: Message): void => {
    if (method) for (const listener of listeners) listener(method, params ?? {}, sessionId);
    // Pending commands of a closed page get no response.
    if (method === 'Target.detachedFromTarget')
      for (const { session, reject } of waiting.values())
        if (session === params?.['sessionId']) reject(new Error('The page was closed.'));
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result ?? {});
    waiting.delete(id);
  };
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (received + chunk).split('\0');
    received = parts.pop() ?? '';
    for (const part of parts) receive(JSON.parse(part) as Message);
  });
  const ended = new Promise<void>((resolve) => {
    browser.once('close', () => {
      for (const { reject } of waiting.values()) reject(new Error('Chromium has ended.'));
      waiting.clear();
      resolve();
    });
  });
  return {
    send: (method, params = {}, session) => {
      const answer = Promise.withResolvers<Params>();
      waiting.set(++last, { ...answer, session });
      input.write(
        `${JSON.stringify({ id: last, method, params, ...(session && { sessionId: session }) })}\0`,
      );
      return answer.promise;
    },
    onEvent: (listener) => void listeners.push(listener),
    ended,
  };
}

function kill({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGKILL');
}
