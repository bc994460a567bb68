import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileType } from 'pagewright/editor';
import type { StudioAnswer } from './studio-answer.ts';

/** A file of the browser part; its folder has no others. */
export async function browserFile(browser: string, name: string): Promise<StudioAnswer | undefined> {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(name)) return undefined;
  const body = await readFile(path.join(browser, 'assets', name)).catch(() => undefined);
  return body && { type: assetType(name), body };
}

/** The media type of a file, by its name. */
export function assetType(name: string): string {
  return types[path.extname(name)] ?? fileType(name);
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
