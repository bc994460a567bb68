import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { peakMemory, type ProcessUsage } from './peak-memory.ts';

/** The resources of a program. */
export interface ProgramUsage {
  /** Seconds from its start to its end. */
  wall: number;
  /** CPU seconds of all its threads and of the Node processes that it has started. */
  cpu: number;
  /** The maximal memory of all these processes together, in megabytes. */
  memory: number;
}

interface Program {
  /** The script and its arguments, for Node. */
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** The timeout in milliseconds. */
  limit: number;
}

const probe = path.join(import.meta.dirname, 'usage-probe.mjs');

/**
 * Runs a Node program and measures it.
 * @throws Error with its output, if it fails or times out
 */
export async function runMeasured({ args, cwd, env, limit }: Program): Promise<ProgramUsage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'usage-'));
  try {
    const started = performance.now();
    await run(['--import', probe, ...args], cwd, { ...process.env, ...env, BENCH_USAGE: folder }, limit);
    const wall = (performance.now() - started) / 1000;
    const texts = (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8'));
    const parts = (await Promise.all(texts)).map((text) => JSON.parse(text) as ProcessUsage);
    if (parts.length === 0) throw new Error(`${args.join(' ')} did not report its resources.`);
    const cpu = parts.reduce((total, part) => total + part.cpu, 0);
    return { wall, cpu, memory: peakMemory(parts) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: string[], cwd: string, env: NodeJS.ProcessEnv, limit: number): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    // The bench's own environment must not affect the measured program.
    env: { ...env, NODE_ENV: undefined, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const addOutput = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-2_000));
  child.stdout.on('data', addOutput);
  child.stderr.on('data', addOutput);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      output += `\nIt took longer than ${limit / 1000} s.`;
      child.kill('SIGKILL');
    }, limit);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`${args.slice(2).join(' ')} failed.\n${output.trim()}`));
    });
  });
}
