import { existsSync, readFileSync } from 'node:fs';

/** The most memory that a process has ever held, in megabytes; nothing where the system does not say it. */
export function mostMemory(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** The seconds of the processor that a process has used, in all its threads. */
export function processorSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold anything: utime and stime, in hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What the main thread of a process has used of the processor, and how long it has waited for one, in milliseconds. */
export interface ProcessorTime {
  used: number;
  waited: number;
}

/** How a process shares the processors with others: what it waits for one is the machine's doing, not its own. */
export function processorTime(pid: number): ProcessorTime {
  const [used = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { used: used / 1e6, waited: waited / 1e6 };
}
