import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFonts } from '../../src/site-build/fonts/build-fonts.ts';
import type { SiteFonts } from '../../src/site-build/fonts/build-fonts.ts';
import { locateTypefaces } from '../../src/site-build/fonts/typefaces.ts';
import type { WrittenTypeface } from '../../src/core/theme/typeface.ts';
import { charactersFor, charactersOfScript, unicodeRange } from '../../src/site-build/fonts/characters.ts';

const newsreader = {
  family: 'Newsreader',
  role: 'heading',
  package: '@fontsource-variable/newsreader',
  weights: [400, 600],
  axes: { opsz: 44 },
  fallback: 'serif',
} as const;
const written: WrittenTypeface[] = [
  { ...newsreader, weights: [400, 600] },
  { ...newsreader, weights: [400, 600], style: 'italic', axes: { opsz: 44, wght: 450 } },
  {
    family: 'Libre Franklin',
    role: 'body',
    package: '@fontsource-variable/libre-franklin',
    weights: [400, 700],
    fallback: 'sans-serif',
  },
];
const typefaces = locateTypefaces(written, '/nowhere');

describe('charactersFor', () => {
  test('contains usual characters, adds those of a text, and leaves other scripts to the system', () => {
    const { latin, accents, 'latin-ext': extended } = charactersFor('₹ \\u015b ß हिन्दी\n');
    expect(latin).toContain('A');
    expect(latin).toContain('’');
    expect(accents).toContain('ß');
    expect(latin).not.toContain('é');
    expect(extended).toBe('ś₹');
    expect(latin + accents + extended).not.toContain('ह');
    expect(latin).not.toContain('\n');
    expect(unicodeRange(extended)).toBe('U+15B, U+20B9');
    expect(unicodeRange('abcz')).toBe('U+61-63, U+7A');
  });
});

test('a script has its letters, its shared characters, and its joiners', () => {
  expect(charactersOfScript('हिन्दी।\u200d ASCII é தமிழ்', 'devanagari')).toBe('दनह\u093f\u0940\u094d।\u200d');
  expect(charactersOfScript('तमिल।', 'tamil')).toBe('');
  expect(unicodeRange('क\u0930', 16)).toBe('U+915, U+930');
  expect(unicodeRange('कगर', 16)).toBe('U+915-917, U+930');
  expect(unicodeRange('कट', 16)).toBe('U+915-91F');
});

describe('buildFonts', () => {
  let cacheFolder: string;
  let fonts: SiteFonts;
  beforeAll(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), 'fonts-'));
    fonts = await buildFonts({ text: 'Light', cacheFolder, typefaces });
  });
  afterAll(() => rm(cacheFolder, { recursive: true }));

  test('makes small files; those for every page are fetched first', () => {
    const names = fonts.files.map(({ address }) => address.replace(/^.media.(.*)-[0-9a-f]{10}.woff2$/, '$1'));
    expect(names).toEqual([
      'newsreader',
      'newsreader-accents',
      'newsreader-italic',
      'newsreader-italic-accents',
      'libre-franklin',
      'libre-franklin-accents',
    ]);
    const bytes = Object.fromEntries(fonts.files.map((file, index) => [names[index]!, file.bytes]));
    expect(bytes['newsreader']).toBeLessThan(25_500);
    expect(bytes['newsreader-italic']).toBeLessThan(16_500);
    expect(bytes['libre-franklin']).toBeLessThan(17_000);
  });

  test('puts letters with accents into separate files, which only pages with such letters fetch', () => {
    const ranges = fonts.faces.flatMap(({ address, unicodeRange }) =>
      address.includes('-accents-') ? [unicodeRange] : [],
    );
    expect(ranges).toHaveLength(3);
    for (const range of ranges) expect(range).toMatch(/^U\+E0-.*FC/);
  });

  test('contains the weights and figures that the design uses, with a fixed optical size', async () => {
    const font = fontkit.create(await readFile(fonts.files[0]!.file)) as Font;
    expect(font.variationAxes).toMatchObject({ wght: { min: 400, max: 600 } });
    expect(font.variationAxes).not.toHaveProperty('opsz');
    expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
  });

  test('adds a file for uncommon letters only if a text has them', async () => {
    const more = await buildFonts({ text: 'Light ś', cacheFolder, typefaces });
    expect(more.files).toHaveLength(9);
    expect(more.files[0]).toEqual(fonts.files[0]);
    expect(more.faces.map(({ unicodeRange }) => unicodeRange)).toContain('U+15B');
  });

  test('a typeface that adds a script is subset to its letters, keeps its joining rules, and loads only for them', async () => {
    const devanagari: WrittenTypeface = {
      family: 'Noto Serif Devanagari',
      role: 'heading',
      package: '@fontsource/noto-serif-devanagari',
      script: 'devanagari',
      weights: [400],
      fallback: 'serif',
    };
    const all = [...typefaces, ...locateTypefaces([devanagari], '/nowhere')];
    expect((await buildFonts({ text: 'Light', cacheFolder, typefaces: all })).faces).toEqual(fonts.faces);
    const more = await buildFonts({ text: 'Light हिन्दी क्ष', cacheFolder, typefaces: all });
    expect(more.files).toHaveLength(7);
    expect(more.faces.slice(0, 6)).toEqual(fonts.faces);
    expect(more.faces[6]).toMatchObject({
      family: 'Noto Serif Devanagari',
      weight: '400',
      unicodeRange: 'U+915, U+926-94D',
    });
    const font = fontkit.create(await readFile(more.files[6]!.file)) as Font;
    // Three letters form one glyph; न loses its stroke before द.
    expect(font.layout('क्ष').glyphs).toHaveLength(1);
    expect(font.layout('न्दी').glyphs).toHaveLength(3);
    expect(more.files[6]!.bytes).toBeLessThan(12_000);
  });

  test('fits fallback faces to both families', () => {
    for (const family of ['Newsreader', 'Libre Franklin']) {
      expect(fonts.faces.some((face) => face.family === family && face.style === 'normal')).toBe(true);
      expect(fonts.fallbackCss).toMatch(
        new RegExp(`"${family} Fallback".*local\\("\\w.*size-adjust: \\d+(\\.\\d+)?%; ascent-override: \\d`),
      );
    }
    const scales = [...fonts.fallbackCss.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, scale]) =>
      Number(scale),
    );
    expect(scales.length).toBeGreaterThan(8);
    for (const scale of scales) expect(Math.abs(scale - 100)).toBeLessThan(25);
  });
});
