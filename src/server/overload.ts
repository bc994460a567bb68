import type { EventEmitter } from 'node:events';

/**
 * Detects whether connections arrive faster than the server accepts them. Node accepts one per turn of its
 * event loop, and the others wait in the system, where this process can't see them: the sign of overload is a
 * new connection in every turn. Time is measured as CPU time of this thread, because another busy program is
 * no reason to refuse visitors.
 * @param server emits "connection"
 * @param mostMs the duration of such a sequence, in milliseconds of CPU time, from which the server counts as
 *   overloaded
 * @returns a function that returns whether the server is overloaded
 */
export function watchOverload(server: EventEmitter, mostMs: number): () => boolean {
  /** The start of the uninterrupted sequence of connections, in CPU time. */
  let began: number | undefined;
  let wasConnected = false;
  const checkTurn = (): void => {
    if (!wasConnected) return void (began = undefined);
    wasConnected = false;
    setImmediate(checkTurn);
  };
  server.on('connection', () => {
    wasConnected = true;
    if (began !== undefined) return;
    began = processorMs();
    setImmediate(checkTurn);
  });
  return () => began !== undefined && processorMs() - began > mostMs;
}

/** The CPU time of this thread, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
