import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Roots } from './roots.ts';
import { siteCachePlace } from './project-folder.ts';

/** The default port of the development server. */
export const USUAL_PORT = 5173;

/** The default address of the development server, without a slash at the end. */
export const USUAL_ADDRESS = `http://localhost:${USUAL_PORT}`;

/**
 * The address of a site's development server, without a slash at the end; the default address if none runs.
 */
export function addressInDevelopment(roots: Roots): string {
  const note = readNote(roots);
  return note && isRunning(note.process) ? note.address : USUAL_ADDRESS;
}

/**
 * Records the address of a site's development server, for other commands and the language server. The record
 * is removed when this process ends.
 * @param address address without a slash at the end
 */
export function noteAddress(roots: Roots, address: string): void {
  const file = noteFile(roots);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ address, process: process.pid } satisfies Note));
  // Another server of the same site, started later, may have replaced the record.
  process.on('exit', () => {
    if (readNote(roots)?.process === process.pid) rmSync(file, { force: true });
  });
}

interface Note {
  address: string;
  /** The process id of the server. */
  process: number;
}

function noteFile(roots: Roots): string {
  return siteCachePlace(roots, 'dev-server.json');
}

function readNote(roots: Roots): Note | undefined {
  try {
    return JSON.parse(readFileSync(noteFile(roots), 'utf8')) as Note;
  } catch (error) {
    // Another process may be writing the file.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the process of the server runs. A killed server leaves its file. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
