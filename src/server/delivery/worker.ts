import type { Store } from '../store/store.ts';
import type { Channel } from '../store/tables.ts';
import type { Delivery } from '../submissions/record.ts';
import { toDeliveryError } from './delivery-error.ts';
import { claimDue, markFailed, markSent, renewClaims, renewMs } from './outbox.ts';
import { isHopeless, pauseAfter } from './retry.ts';

/** Passes on one delivery; fulfilled when the other side has acknowledged it. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<void>;

/** Where the worker tells what it does; never anything of a person. */
export interface DeliveryLog {
  info(event: object, message: string): void;
  warn(event: object, message: string): void;
  error(event: object, message: string): void;
}

export interface WorkerOptions {
  store: Pick<Store, 'db'>;
  deliver: Deliver;
  log: DeliveryLog;
  now?: () => Date;
  random?: () => number;
  /** How often it looks for what is due. */
  everyMs?: number;
}

export interface Worker {
  /** Looks for due deliveries from now on, and again whenever it is hydrated. */
  start(): void;
  /** Something is due now. */
  hydrate(): void;
  /** Passes on all that is due, and resolves when nothing is under way any more. */
  run(): Promise<void>;
  /** Takes up nothing new, and gives what is under way some time to end. */
  stop(graceMs?: number): Promise<void>;
}

/** Each kind of receiver has its own places, so that one that hangs keeps nothing from the other. */
const lanes: { channels: Channel[]; places: number }[] = [
  { channels: ['email', 'receipt'], places: 4 },
  { channels: ['webhook'], places: 4 },
];

/** Works off the outbox. The rows in the store are all its memory, except for what is under way. */
export function createWorker({ store: { db }, deliver, log, ...options }: WorkerOptions): Worker {
  const { now = () => new Date(), random = Math.random, everyMs = 5000 } = options;
  const underWay = new Map<string, { channel: Channel; done: Promise<void> }>();
  /** Acknowledged by the other side, but not written down yet: never to be sent again. */
  const acknowledged = new Set<string>();
  const abort = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let looking: Promise<void> = Promise.resolve();

  const look = (): Promise<void> => (looking = looking.then(fill).catch(told));
  const told = (error: unknown): void =>
    log.error({ err: error }, 'the outbox could not be read; it is tried again');

  async function fill(): Promise<void> {
    for (const { channels, places } of lanes) {
      const busy = (): number =>
        [...underWay.values()].filter(({ channel }) => channels.includes(channel)).length;
      while (!abort.signal.aborted && !stopping && busy() < places) {
        const row = await claimDue(db, channels, now(), [...underWay.keys()]);
        if (!row) break;
        const done = attempt(row)
          .catch(told)
          .finally(() => underWay.delete(row.id))
          .then(() => void look());
        underWay.set(row.id, { channel: row.channel, done });
      }
    }
  }

  async function attempt(row: Delivery): Promise<void> {
    const { id, channel, attempts } = row;
    try {
      if (!acknowledged.has(id)) await deliver(row, abort.signal);
    } catch (error) {
      const { message, code, final } = toDeliveryError(error);
      const over = final || isHopeless(attempts, new Date(row.created_at), now());
      const next = new Date(now().getTime() + pauseAfter(attempts, random()));
      await markFailed(db, id, message, over ? undefined : next);
      const event = { delivery: id, channel, attempts, code };
      if (over) log.error(event, 'delivery failed for good: see npm run submissions -- list --state failed');
      else log.warn(event, 'delivery failed; it is tried again');
      return;
    }
    acknowledged.add(id);
    await markSent(db, id, now());
    acknowledged.delete(id);
    log.info({ delivery: id, channel, attempts }, 'delivered');
  }

  let stopping = false;
  const settled = async (): Promise<void> => {
    for (let seen = looking; ; seen = looking) {
      await seen;
      await Promise.all([...underWay.values()].map(({ done }) => done));
      if (seen === looking && underWay.size === 0) return;
    }
  };
  return {
    start: () => {
      const renew = (): void => void renewClaims(db, [...underWay.keys()], now()).catch(told);
      timers.push(setInterval(look, everyMs).unref(), setInterval(renew, renewMs).unref());
      void look();
    },
    hydrate: () => void look(),
    run: () => look().then(settled),
    stop: async (graceMs = 10_000) => {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      const deadline = setTimeout(() => abort.abort(new Error('The server stops.')), graceMs);
      await settled();
      clearTimeout(deadline);
    },
  };
}
