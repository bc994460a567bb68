import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serverEnvironment, serverFlags } from '../../../src/tools/run-server.ts';

export interface TortureServer {
  address: string;
  process: ChildProcess;
  /** The id of the Node process, also if a tracer has started it. */
  pid: number;
  /** The output of the server so far. */
  output(): string;
  /** Resolves when the process has ended. */
  ended: Promise<Ended>;
  /** Ends the process if it is still running. @param signal Default: SIGKILL */
  end(signal?: NodeJS.Signals): Promise<Ended>;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Start {
  engine: string;
  /** The folder of the site, with dist/ in it. */
  site: string;
  /** Settings besides a free port; this computer's own settings are not used. */
  env: Record<string, string>;
  /** Modules that are loaded before the server, such as one that makes its disk fail. */
  preloads?: readonly string[];
  /** A program that starts it, with its arguments. */
  before?: readonly string[];
}

/** A server that ended before it listened. */
export class NotStartedError extends Error {
  readonly ended: Ended;
  /** The output of the server. */
  readonly output: string;

  constructor(ended: Ended, output: string) {
    super(`The server ended before it listened (${ended.code ?? ended.signal}): ${output}`);
    this.ended = ended;
    this.output = output;
  }
}

/**
 * Starts the server in a child process, like `npm start` after the build.
 * @param onSpawn called as soon as there is a process, for faults during the start
 * @throws NotStartedError if it ends before it listens
 */
export async function startServer(
  { engine, site, env, preloads = [], before = [] }: Start,
  onSpawn?: (child: ChildProcess) => void,
): Promise<TortureServer> {
  const imports = preloads.flatMap((file) => ['--import', file]);
  const main = path.join(engine, 'src/server/main.ts');
  const [command = '', ...words] = [
    ...before,
    process.execPath,
    ...serverFlags(engine),
    ...imports,
    main,
    '--site',
    site,
  ];
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(command, words, {
    cwd: engine,
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      ...serverEnvironment,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const listening = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      output = (output + piece.toString()).slice(-100_000);
      const address = /The site is at (http:\S+)/.exec(output)?.[1]?.replace('localhost', '127.0.0.1');
      if (address) listening.resolve(address);
    });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  ended.then(
    (end) => listening.reject(new NotStartedError(end, output)),
    (error: unknown) => listening.reject(error as Error),
  );
  onSpawn?.(child);
  const address = await listening.promise;
  const pid = before.length > 0 ? await findTracedPid(child.pid!) : child.pid!;
  return {
    address,
    process: child,
    pid,
    output: () => output,
    ended,
    end: async (signal = 'SIGKILL') => {
      if (child.exitCode === null && child.signalCode === null) kill(pid, signal);
      return ended;
    },
  };
}

/** Sends a signal to a process that was started here; a process that has ended causes no error. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The process that a tracer or a shell has started. */
async function findTracedPid(above: number): Promise<number> {
  for (let pid = above; ;) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const next = Number(children.split(' ')[0]);
    if (!next) return pid;
    pid = next;
  }
}
