import type { EventEmitter } from 'node:events';

/**
 * Detects whether connections arrive faster than they are accepted. Node accepts one per turn of its event loop, so
 * excess connections wait before this process knows of them; the sign is one more connection in turn after turn. It
 * measures this process's CPU time: another busy program is no reason to refuse visitors.
 * @param server emits "connection"
 * @param mostMs how long there may be one in every turn, in milliseconds of CPU time
 * @returns a function that returns whether it has been longer
 */
export function watchOverload(server: EventEmitter, mostMs: number): () => boolean {
  /** When the uninterrupted sequence began. */
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

/** The CPU time of this thread. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
