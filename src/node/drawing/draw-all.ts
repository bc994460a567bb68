import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { award, honours } from './award.ts';
import { cast } from './cast.ts';
import { cover } from '../../journal/resolve/cover.ts';
import { portrait } from './portrait.ts';
import { standalone } from './standalone.ts';

/** The issues that have a cover. */
const issues: [volume: number, issue: number][] = [
  [1, 1],
  [1, 2],
];

/** Every drawing that comes from data: its path below `_media`, and its text. */
export function drawAll(): Map<string, string> {
  return new Map([
    ...cast.map(({ file, parts }) => [`people/${file}.svg`, standalone(portrait(parts))] as const),
    ...issues.map(
      ([volume, issue]) => [`drawings/cover-${volume}-${issue}.svg`, cover(volume, issue)] as const,
    ),
    ...Object.entries(honours).map(
      ([name, open]) => [`drawings/award-${name}.svg`, `${award(open)}\n`] as const,
    ),
  ]);
}

/** Writes them below a media folder; returns how many. */
export async function writeDrawings(media: string): Promise<number> {
  const drawings = drawAll();
  for (const folder of ['people', 'drawings']) await mkdir(join(media, folder), { recursive: true });
  for (const [path, svg] of drawings) await writeFile(join(media, path), svg);
  return drawings.size;
}
