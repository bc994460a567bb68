import type { EventEmitter } from 'node:events';

/**
 * Tells whether connections come faster than they are taken. Node takes one of them in each turn of its event loop, so what
 * is too much waits before this process knows of it; what shows is that turn after turn there is another one. It counts as
 * far as this process had the processor: that another program has it is no reason to send visitors away.
 * @param server emits "connection"
 * @param mostMs for how long there may be one in every turn, in milliseconds of the processor
 * @returns says whether it is longer just now
 */
export function watchOverload(server: EventEmitter, mostMs: number): () => boolean {
  /** When they began to come in every turn. */
  let began: number | undefined;
  let isTaken = false;
  const look = (): void => {
    if (!isTaken) return void (began = undefined);
    isTaken = false;
    setImmediate(look);
  };
  server.on('connection', () => {
    isTaken = true;
    if (began !== undefined) return;
    began = processorMs();
    setImmediate(look);
  });
  return () => began !== undefined && processorMs() - began > mostMs;
}

/** What this thread has used of the processor. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
