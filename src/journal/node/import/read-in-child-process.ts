import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ReadPapers } from './imported-paper.ts';

/** The limits of reading one file: heap in megabytes, and time in milliseconds. */
const max = { heap: 512, time: 60_000 };

/** A file to import, which a child process reads, because it may exhaust the memory. */
export interface ReadTask {
  /** The name of the file; its extension determines the format. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Reads the papers of a file in a child process with limited memory and time, so that the command can report any
 * failure and continue. A thread is not enough: a native call that runs out of memory ends the whole process.
 * @param name the name of the file; its extension determines the format
 */
export async function readInChildProcess(name: string, bytes: Uint8Array): Promise<ReadPapers> {
  const reader = new ChildReader();
  try {
    return await reader.read(name, bytes);
  } finally {
    reader.end();
  }
}

/** Reads files one after the other in one child process, which is replaced if it ends. */
export class ChildReader {
  #child: ChildProcess | undefined;

  async read(name: string, bytes: Uint8Array): Promise<ReadPapers> {
    const child = (this.#child ??= startChild());
    child.send({ name, bytes } satisfies ReadTask);
    const timer = setTimeout(() => child.kill('SIGKILL'), max.time);
    const done = new AbortController();
    const { signal } = done;
    try {
      const read = once(child, 'message', { signal }) as Promise<[ReadPapers]>;
      const end = once(child, 'exit', { signal }) as Promise<[code: number | null, NodeJS.Signals | null]>;
      const outcome = await Promise.race([read.then(([papers]) => ({ papers })), end]);
      if ('papers' in outcome) return outcome.papers;
      this.#child = undefined;
      if (outcome[1] === 'SIGKILL')
        return { refused: `reading it took more than ${max.time / 1000} seconds` };
      return { refused: `reading it took more than ${max.heap} MB of memory` };
    } finally {
      clearTimeout(timer);
      done.abort();
    }
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

function startChild(): ChildProcess {
  return fork(new URL('./read-papers-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${max.heap}`],
    // This serialization transfers the bytes of pictures.
    serialization: 'advanced',
    // Node's output when it runs out of memory is discarded.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
