import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A running studio. */
export interface StudioProcess {
  /** The address that admits one browser. */
  address: string;
  /** Milliseconds from its start until the address is printed. */
  ready: number;
  /** Its memory, in megabytes. */
  memory(): number;
  /** Its CPU time so far, in milliseconds. */
  processor(): number;
  end(): Promise<void>;
}

/** Starts the studio on a site, as its command does. @throws if it ends before it is ready */
export async function startStudioFor(engine: string, site: string): Promise<StudioProcess> {
  const args = ['scripts/pagewright.mjs', 'studio', '--site', site, '--port', '0'];
  const env = { ...process.env, DATA_DIR: path.join(site, 'var') };
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: engine, env, stdio: ['ignore', 'pipe', 'inherit'] });
  // The studio ends with the bench, also if that fails.
  process.once('exit', () => child.kill());
  const address = await readAddress(child);
  const ready = performance.now() - start;
  const pid = child.pid!;
  return {
    address,
    ready,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000,
    processor: () => readCpuTime(pid),
    end: async () => {
      child.kill('SIGINT');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (data: Buffer) => {
      output += data.toString();
      const found = /open at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The studio has ended with ${code}: ${output}`)));
  });
}

/** Reads the CPU time of a process. The times follow its name, which may have blanks. */
function readCpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Milliseconds of a tick of the system's clock. */
const TICK = 10;
