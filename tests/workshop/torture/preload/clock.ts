import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the server: gives it a controlled clock. The parent process sends { now }, in milliseconds since
 * 1970; every task that is repeated at intervals of a second or more then runs once. Timeouts of 15 seconds or more
 * are two hundred times shorter, so that blocked requests end soon.
 */

/** The message to the server. */
export interface SetClock {
  now: number;
}

/** The server's response after it has run all tasks. */
export interface ClockIsSet {
  clockIs: number;
}

if (isMainThread) {
  const speed = 200;
  const shorter = <Wait extends number | undefined>(ms: Wait): Wait =>
    (ms !== undefined && ms >= 15_000 ? ms / speed : ms) as Wait;
  const RealDate = Date;
  let offset = 0;
  const now = (): number => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: number[], self) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, self) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key, self) => (key === 'now' ? now : (Reflect.get(target, key, self) as unknown)),
  });

  const repeated = new Map<NodeJS.Timeout, () => void>();
  const { setInterval, clearInterval, clearTimeout, setTimeout } = globalThis;
  globalThis.setInterval = ((act: () => void, ms?: number) => {
    const timer = setInterval(act, ms);
    if ((ms ?? 0) >= 1000) repeated.set(timer, act);
    return timer;
  }) as typeof setInterval;
  // clearTimeout and clearInterval may both clear a repeated task.
  const forgetting = (clear: typeof clearTimeout) => (timer: Parameters<typeof clearTimeout>[0]) => {
    repeated.delete(timer as NodeJS.Timeout);
    clear(timer);
  };
  globalThis.clearInterval = forgetting(clearInterval);
  globalThis.clearTimeout = forgetting(clearTimeout);
  globalThis.setTimeout = Object.assign(
    (act: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      setTimeout(act, shorter(ms), ...args),
    setTimeout,
  ) as typeof setTimeout;
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.ceil(shorter(ms)));
  const { setTimeout: setSilence } = Socket.prototype;
  Socket.prototype.setTimeout = function (ms, listener) {
    // Timeouts of visitors stay unchanged: on a busy machine, a response takes longer than a shortened timeout.
    return setSilence.call(this, 'server' in this ? ms : shorter(ms), listener);
  };

  process.on('message', (message: SetClock) => {
    offset = message.now - RealDate.now();
    for (const act of repeated.values()) act();
    process.send?.({ clockIs: message.now } satisfies ClockIsSet);
  });
  process.channel?.unref();
}
