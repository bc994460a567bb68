/** @module-tag long */
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast, blendOver, parseColour, type Colour } from '../../../src/core/theme/colour.ts';
import { resolveValue, type ColourScheme } from '../../../src/core/theme/resolve-value.ts';
import { readTokens } from '../../../src/core/theme/read-tokens.ts';
import { root } from '../../helpers/project.ts';
import { tokensText } from './style-rules.ts';

const tokens = readTokens(tokensText).flatMap((group) => group.tokens);
const values = new Map(tokens.map(({ name, value }) => [name, value]));

const colour = (name: string, theme: ColourScheme) =>
  parseColour(resolveValue(`var(--${name})`, theme, values)) ?? [0, 0, 0, 0];

/** The colours of the poster, reduced so that single grains of the picture don't count. */
async function posterColours(poster: string): Promise<Colour[]> {
  const file = path.join(root, `pages-config/_media/films/${poster}.webp`);
  const bytes = await sharp(file).resize(160).removeAlpha().raw().toBuffer();
  return Array.from(
    { length: bytes.length / 3 },
    (_, at) => [...bytes.subarray(3 * at, 3 * at + 3), 1] as Colour,
  );
}

/* The film fades to the page: visible colours are between its own and the page's. */
test.each(['light', 'dark'] as const)('text is readable on every part of the %s film', async (theme) => {
  const film = await posterColours(`window-${theme}`);
  expect(film.length).toBeGreaterThan(10_000);
  const grounds = [1, 0.75, 0.5, 0.25].flatMap((part) =>
    film.map(([red, green, blue]) => blendOver([red, green, blue, part], colour('paper', theme))),
  );
  const least = (name: string) => Math.min(...grounds.map((ground) => contrast(colour(name, theme), ground)));
  expect(least('ink')).toBeGreaterThanOrEqual(7);
  expect(least('soft')).toBeGreaterThanOrEqual(4.5);
});
