import type { Delivery } from '../store/records.ts';
import type { Channel } from '../store/tables.ts';
import { toDeliveryError } from './delivery-error.ts';
import { claimDue, renewClaims, renewIntervalMs, type OutboxStore } from './outbox.ts';
import { shouldGiveUp, pauseAfter } from './retry.ts';

/** Makes one delivery; resolves when the receiver has acknowledged it. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<void>;

/** The worker's log; never contains personal data. */
export interface DeliveryLog {
  info(event: object, message: string): void;
  warn(event: object, message: string): void;
  error(event: object, message: string): void;
}

/** The dependencies of the worker, which tests replace. */
export interface WorkerOptions {
  store: OutboxStore;
  deliver: Deliver;
  log: DeliveryLog;
  now?: () => Date;
  random?: () => number;
  /** The interval between checks for due deliveries. */
  everyMs?: number;
}

/** The loop that sends deliveries that are due. */
export interface Worker {
  /** Begins to check for due deliveries. */
  start(): void;
  /** Checks for due deliveries now, because there is a new one. */
  check(): void;
  /** Makes all due deliveries, and resolves when none is in progress. */
  run(): Promise<void>;
  /** Starts no more deliveries, and waits up to `graceMs` for those in progress. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Each kind of receiver has separate slots, so that a blocked receiver of one kind does not delay the other.
 */
const lanes: { channels: Channel[]; slots: number }[] = [
  { channels: ['email', 'receipt'], slots: 4 },
  { channels: ['webhook'], slots: 4 },
];

/**
 * Creates the worker that processes the outbox. Its state is in the store, except for the deliveries in
 * progress.
 */
export function createWorker({ store, deliver, log, ...options }: WorkerOptions): Worker {
  const { now = () => new Date(), random = Math.random, everyMs = 5000 } = options;
  const inProgress = new Map<string, { channel: Channel; done: Promise<void> }>();
  /**
   * Deliveries that the receiver has acknowledged but the store has not recorded yet: they must never be sent
   * again.
   */
  const acknowledged = new Set<string>();
  const abort = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let isStopping = false;
  let checking: Promise<void> = Promise.resolve();

  const check = (): Promise<void> => (checking = checking.then(fillSlots).catch(logError));
  const logError = (error: unknown): void =>
    log.error({ err: error }, 'the outbox could not be read; the worker will retry');

  async function fillSlots(): Promise<void> {
    for (const { channels, slots } of lanes) {
      const used = (): number =>
        [...inProgress.values()].filter(({ channel }) => channels.includes(channel)).length;
      while (!abort.signal.aborted && !isStopping && used() < slots) {
        const row = await claimDue(store, channels, now(), [...inProgress.keys()]);
        if (!row) break;
        const done = attempt(row)
          .catch(logError)
          .finally(() => inProgress.delete(row.id))
          .then(() => void check());
        inProgress.set(row.id, { channel: row.channel, done });
      }
    }
  }

  async function attempt(row: Delivery): Promise<void> {
    const { id, channel, attempts } = row;
    try {
      if (!acknowledged.has(id)) await deliver(row, abort.signal);
    } catch (error) {
      const { message, code, isFinal } = toDeliveryError(error);
      const isOver = isFinal || shouldGiveUp(attempts, new Date(row.created_at), now());
      const next = new Date(now().getTime() + pauseAfter(attempts, random()));
      await store.markFailed(id, { message, code }, isOver ? undefined : next.toISOString());
      const event = { delivery: id, channel, attempts, code };
      if (isOver)
        log.error(event, 'delivery failed permanently: see npm run submissions -- list --state failed');
      else log.warn(event, 'delivery failed; the worker will retry');
      return;
    }
    acknowledged.add(id);
    await store.markSent(id, now().toISOString());
    acknowledged.delete(id);
    log.info({ delivery: id, channel, attempts }, 'delivered');
  }

  const idle = async (): Promise<void> => {
    for (let lastCheck = checking; ; lastCheck = checking) {
      await lastCheck;
      await Promise.all([...inProgress.values()].map(({ done }) => done));
      if (lastCheck === checking && inProgress.size === 0) return;
    }
  };
  return {
    start: () => {
      const renew = (): void => void renewClaims(store, [...inProgress.keys()], now()).catch(logError);
      timers.push(setInterval(check, everyMs).unref(), setInterval(renew, renewIntervalMs).unref());
      void check();
    },
    check: () => void check(),
    run: () => check().then(idle),
    stop: async (graceMs = 10_000) => {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      const deadline = setTimeout(() => abort.abort(new Error('The server stops.')), graceMs);
      await idle();
      clearTimeout(deadline);
    },
  };
}
