import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Roots } from './roots.ts';
import { siteCachePlace } from './project-folder.ts';

/** The port that the development server listens on where nobody names another one. */
export const USUAL_PORT = 5173;

/** Its address then, without a slash at the end. */
export const USUAL_ADDRESS = `http://localhost:${USUAL_PORT}`;

/** The address at which the development server shows a site, without a slash at the end: the usual one while none runs. */
export function addressInDevelopment(roots: Roots): string {
  const note = noteOf(roots);
  return note && isRunning(note.process) ? note.address : USUAL_ADDRESS;
}

/**
 * Notes where the development server of a site listens, for other commands and for the language server, until this process
 * ends.
 * @param address without a slash at the end
 */
export function noteAddress(roots: Roots, address: string): void {
  const file = noteFile(roots);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ address, process: process.pid } satisfies Note));
  // A server of the same site that was started later has written its own.
  process.on('exit', () => {
    if (noteOf(roots)?.process === process.pid) rmSync(file, { force: true });
  });
}

interface Note {
  address: string;
  /** The id of the server's process. */
  process: number;
}

function noteFile(roots: Roots): string {
  return siteCachePlace(roots, 'dev-server.json');
}

function noteOf(roots: Roots): Note | undefined {
  try {
    return JSON.parse(readFileSync(noteFile(roots), 'utf8')) as Note;
  } catch (error) {
    // Another process may be writing it at this moment.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A server that was killed has left its note. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
