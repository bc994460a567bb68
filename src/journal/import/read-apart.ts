import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReadPapers } from './imported.ts';

/** What reading one file may take: megabytes of the heap, and milliseconds. */
const max = { heap: 512, time: 60_000 };

export interface ReadTask {
  /** Of the file; its ending says what it is. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Reads the papers of a file in a child process, which ends with its memory or its time: whatever is in the file, the
 * command goes on, and says so in a sentence. A thread would not do: what is out of memory in a native call takes the whole
 * process with it.
 * @param name of the file, whose ending says what it is
 */
export async function readApart(name: string, bytes: Uint8Array): Promise<ReadPapers> {
  const child = fork(new URL('./read-papers-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${max.heap}`],
    // Bytes of pictures come back as such.
    serialization: 'advanced',
    // What a process says when it has no memory left is for nobody.
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
