import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dresses } from './portraits/dress.ts';
import { faces } from './portraits/face.ts';
import { brows, eyes, glasses, lips, mouths, noses } from './portraits/features.ts';
import { hairs } from './portraits/hair.ts';
import { headwear } from './portraits/headwear.ts';
import type { Parts } from './portraits/parts.ts';
import { portrait } from './portraits/portrait.ts';
import { standalone } from './portraits/standalone.ts';

/** Draws everybody of the sources below a media folder; returns how many. */
export function writePortraits(media: string): number {
  const portraits = drawPortraits(readPeople(media));
  for (const [name, svg] of portraits) writeFileSync(path.join(media, `people/${name}.svg`), svg);
  return portraits.size;
}

/** The people who are drawn, by the name of their file; a person with a picture of another kind is not among them. */
export function readPeople(media: string): Record<string, Parts> {
  return JSON.parse(readFileSync(path.join(media, '_sources/people.json'), 'utf8')) as Record<string, Parts>;
}

/**
 * The portraits, by the name of their file.
 * @throws where a person has a part that there is no drawing of
 */
export function drawPortraits(people: Record<string, Parts>): Map<string, string> {
  return new Map(
    Object.entries(people).map(([name, parts]) => {
      checkNames(name, parts);
      return [name, standalone(portrait(parts))];
    }),
  );
}

function checkNames(name: string, parts: Parts): void {
  for (const [part, table] of Object.entries(tables)) {
    const chosen = parts[part as keyof typeof tables];
    if (chosen && !(chosen in table))
      throw new Error(`people.json: ${name} has ${part} “${chosen}”, which is not drawn`);
  }
}

const tables = {
  face: faces,
  hair: hairs,
  head: headwear,
  brow: brows,
  eyes,
  nose: noses,
  mouth: { ...mouths, lips },
  glasses,
  dress: dresses,
};
