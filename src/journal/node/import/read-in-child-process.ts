import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReadPapers } from './imported-paper.ts';

/** The limits of reading one file: heap in megabytes, and time in milliseconds. */
const max = { heap: 512, time: 60_000 };

export interface ReadTask {
  /** The name of the file; its extension decides about the format. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Reads the papers of a file in a child process with limited memory and time: whatever the file contains, the command
 * continues with a message. A thread is not enough, because running out of memory in a native call ends the whole
 * process.
 * @param name of the file, whose extension decides about the format
 */
export async function readInChildProcess(name: string, bytes: Uint8Array): Promise<ReadPapers> {
  const child = fork(new URL('./read-papers-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${max.heap}`],
    // Transfers the bytes of pictures.
    serialization: 'advanced',
    // Node's output when it runs out of memory is discarded.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: max.time,
    killSignal: 'SIGKILL',
  });
  child.send({ name, bytes } satisfies ReadTask);
  const read = once(child, 'message') as Promise<[ReadPapers]>;
  const end = once(child, 'exit') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  const [answer, signal] = await Promise.race([
    read.then(([papers]) => [papers, null] as const),
    end.then(([, ended]) => [undefined, ended] as const),
  ]);
  if (answer) return answer;
  if (signal === 'SIGKILL') return { refused: `reading it took more than ${max.time / 1000} seconds` };
  return { refused: `reading it took more than ${max.heap} MB of memory` };
}
