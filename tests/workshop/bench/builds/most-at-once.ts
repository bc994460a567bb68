/** What usage-probe.mjs writes of a process. */
export interface ProcessUsage {
  /** Its number, and that of the process that has started it. */
  process: number;
  startedBy: number;
  /** Seconds of the processor. */
  cpu: number;
  /** The most memory that it held, in megabytes. */
  memory: number;
  /** What it held at moments in milliseconds, from its start to its end: whenever it had the time to look. */
  samples: [at: number, megabytes: number][];
}

/**
 * The most memory that processes held together at one moment, in megabytes.
 *
 * A process counts with its maximum for as long as it lives, as it can't look while it works. One that has started others
 * waits for them, and counts meanwhile with what it held then: it may need more, or have needed it, at other times.
 */
export function mostAtOnce(processes: readonly ProcessUsage[]): number {
  const moments = processes.map(({ samples }) => startOf(samples));
  const together = moments.map((at) =>
    processes.filter((each) => livesAt(each, at)).reduce((sum, each) => sum + heldBy(each, at, processes), 0),
  );
  return Math.max(...processes.map(({ memory }) => memory), ...together);
}

/** What a process held while those were at work that lived at a moment. */
function heldBy(
  { process, memory, samples }: ProcessUsage,
  at: number,
  processes: readonly ProcessUsage[],
): number {
  const started = processes.filter((other) => other.startedBy === process && livesAt(other, at));
  if (started.length === 0) return memory;
  const from = Math.min(...started.map((other) => startOf(other.samples)));
  const until = Math.max(...started.map((other) => endOf(other.samples)));
  const before = samples.findLastIndex(([moment]) => moment <= from);
  const meanwhile = samples.filter(([moment], index) => index >= before && moment <= until);
  return Math.max(...meanwhile.map(([, megabytes]) => megabytes));
}

function livesAt({ samples }: ProcessUsage, at: number): boolean {
  return startOf(samples) <= at && at <= endOf(samples);
}

function startOf(samples: ProcessUsage['samples']): number {
  return samples[0]![0];
}

function endOf(samples: ProcessUsage['samples']): number {
  return samples.at(-1)![0];
}
