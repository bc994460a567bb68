/** The output of usage-probe.mjs for a process. */
export interface ProcessUsage {
  /** Its id, and that of its parent. */
  process: number;
  startedBy: number;
  /** CPU seconds. */
  cpu: number;
  /** The maximal memory, in megabytes. */
  memory: number;
  /** Samples of its memory at times in milliseconds, from its start to its end, taken while it was not busy. */
  samples: [at: number, megabytes: number][];
}

/**
 * The maximal memory of all processes at one moment, in megabytes.
 * A process counts with its maximum for its whole life, because it can't take samples while it works. A process that
 * waits for children counts meanwhile with its memory at that time: its maximum may belong to other times.
 */
export function peakMemory(processes: readonly ProcessUsage[]): number {
  const moments = processes.map(({ samples }) => firstTime(samples));
  const together = moments.map((at) =>
    processes
      .filter((each) => livesAt(each, at))
      .reduce((sum, each) => sum + memoryAt(each, at, processes), 0),
  );
  return Math.max(...processes.map(({ memory }) => memory), ...together);
}

/** The memory of a process while certain children were running. */
function memoryAt(
  { process, memory, samples }: ProcessUsage,
  at: number,
  processes: readonly ProcessUsage[],
): number {
  const started = processes.filter((other) => other.startedBy === process && livesAt(other, at));
  if (started.length === 0) return memory;
  const from = Math.min(...started.map((other) => firstTime(other.samples)));
  const until = Math.max(...started.map((other) => lastTime(other.samples)));
  const before = samples.findLastIndex(([moment]) => moment <= from);
  const meanwhile = samples.filter(([moment], index) => index >= before && moment <= until);
  return Math.max(...meanwhile.map(([, megabytes]) => megabytes));
}

function livesAt({ samples }: ProcessUsage, at: number): boolean {
  return firstTime(samples) <= at && at <= lastTime(samples);
}

function firstTime(samples: ProcessUsage['samples']): number {
  return samples[0]![0];
}

function lastTime(samples: ProcessUsage['samples']): number {
  return samples.at(-1)![0];
}
