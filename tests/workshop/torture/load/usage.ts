import { existsSync, readFileSync } from 'node:fs';

/** The maximal memory of a process so far, in megabytes; undefined if the system does not report it. */
export function mostMemory(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** The CPU seconds of a process, in all its threads. */
export function cpuSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The values follow the name, which may contain any character: utime and stime, in hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The CPU time of a process's main thread, and its time waiting for a CPU, in milliseconds. */
export interface CpuTime {
  used: number;
  waited: number;
}

/** The CPU times of a process: time waiting for a CPU is caused by the machine. */
export function cpuTime(pid: number): CpuTime {
  const [used = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { used: used / 1e6, waited: waited / 1e6 };
}
