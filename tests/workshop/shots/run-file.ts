import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PdfFiles } from './print.ts';
import type { ColourScheme } from '../../../src/core/theme/resolve-value.ts';

export interface TakenPicture {
  /** Name within the folder of the run. */
  file: string;
  route: string;
  state: string;
  width: number;
  theme: ColourScheme;
  /** Console messages, overflow, or the reason why there is no picture. */
  problems: string[];
  pdf?: PdfFiles;
}

/** A run's list of pictures, in their folder. */
export interface PictureRun {
  name: string;
  pictures: TakenPicture[];
}

const file = 'run.json';

export async function writeRun(folder: string, run: PictureRun): Promise<void> {
  await writeFile(path.join(folder, file), `${JSON.stringify(run, null, 1)}\n`);
}

/**
 * Reads the list of a run.
 * @throws Error with a message if the folder has no run
 */
export async function readRun(folder: string): Promise<PictureRun> {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => {
    throw new Error(`${folder} holds no run of \`npm run shots\`.`);
  });
  return JSON.parse(text) as PictureRun;
}
