import { once } from 'node:events';
import type { ClockIsSet, SetClock } from './preload/clock.ts';
import { preloads } from './preloads.ts';
import { startServer, type Start, type TortureServer } from './start-server.ts';

export interface ClockedServer extends TortureServer {
  /** Sets its clock, and runs its periodic tasks. @param now milliseconds since 1970 */
  setClock(now: number): Promise<void>;
}

/** Starts a server with a controlled clock. */
export async function startClocked(start: Start, now: number): Promise<ClockedServer> {
  const server = await startServer({ ...start, preloads: [...(start.preloads ?? []), preloads.clock] });
  const setClock = async (to: number): Promise<void> => {
    const answered = once(server.process, 'message') as Promise<[ClockIsSet]>;
    server.process.send({ now: to } satisfies SetClock);
    await Promise.race([answered, server.ended]);
  };
  await setClock(now);
  return { ...server, setClock };
}
