import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTokens } from '../../../src/core/theme/read-tokens.ts';
import type { Parts } from '../../../src/samples/portraits/parts.ts';
import { drawPortraits, readPeople } from '../../../src/samples/write-portraits.ts';
import { root } from '../../helpers/project.ts';
import { tokensText } from '../../node/tokens/style-rules.ts';

const media = path.join(root, 'pages-config/_media');

/** What a visitor tells people apart by: two of them must differ in three at least. */
const marks = ['face', 'hair', 'tone', 'head', 'beard', 'moustache', 'glasses', 'dress', 'jewels'] as const;
const marksApart = 3;
/** The mean difference of two pictures of 32 × 32 grey points, of 255; the same face in another coat has about 8. */
const greyApart = 12;

interface Shown {
  src: string;
  alt: string;
}

const drawn = readPeople(media);

/** Those who are drawn here; a person with a picture of another origin is no concern of this tool. */
let people: (Shown & { parts: Parts; grey: Buffer })[];

beforeAll(async () => {
  const shown = await everybody();
  const found = shown.flatMap(({ src, alt }) => {
    const parts = drawn[path.basename(src, '.svg')];
    return parts ? [{ src, alt, parts }] : [];
  });
  people = await Promise.all(found.map(async (each) => ({ ...each, grey: await greyOf(each.src) })));
});

describe('the portraits', () => {
  it('are the pictures in the media folder; else run npm run draw', async () => {
    for (const [name, svg] of drawPortraits(drawn))
      expect(await readFile(path.join(media, `people/${name}.svg`), 'utf8'), name).toBe(svg);
  });

  it('have the inks of the dark theme’s plates', () => {
    const tokens = readTokens(tokensText).flatMap((group) => group.tokens);
    const [svg = ''] = drawPortraits(drawn).values();
    const inks = [...svg.matchAll(/--art-(\w+):(#\w+)/g)];
    expect(inks).toHaveLength(3);
    for (const [, name, colour] of inks)
      expect(tokens.find((token) => token.name === `--plate-${name}`)?.value).toContain(`, ${colour})`);
  });

  it('are refused where a part is named that is not drawn', () => {
    const [parts] = Object.values(drawn);
    const people = { ann: { ...parts!, hair: 'mohawk' as 'bob' } };
    expect(() => drawPortraits(people)).toThrow('ann has hair “mohawk”, which is not drawn');
  });
});

describe('the people of the site', () => {
  it('are enough to mean something', () => {
    expect(people.length).toBeGreaterThan(40);
  });

  it('differ in what faces are told apart by', () => {
    const alike = pairs().filter(([a, b]) => differing(a.parts, b.parts) < marksApart);
    expect(alike.map(names)).toEqual([]);
  });

  it('differ when they are seen small', () => {
    const alike = pairs().filter(([a, b]) => difference(a.grey, b.grey) < greyApart);
    expect(alike.map(names)).toEqual([]);
  });

  it('are described by what is to be seen, each in words of its own', () => {
    expect(new Set(people.map(({ alt }) => alt)).size).toBe(people.length);
    for (const { alt, parts, src } of people) {
      expect(alt, src).not.toMatch(/portrait|picture|drawing|image/i);
      expect(/glasses/.test(alt), `${src} wears glasses: ${alt}`).toBe(Boolean(parts.glasses));
      expect(/beard|goatee/.test(alt), `${src} has a beard: ${alt}`).toBe(Boolean(parts.beard));
    }
  });

  it('weigh less than 6 kB each', async () => {
    for (const { src } of people) {
      const bytes = await readFile(path.join(media, src));
      expect(brotliCompressSync(bytes).length, src).toBeLessThan(6000);
    }
  });
});

type Person = (typeof people)[number];

function pairs(): [Person, Person][] {
  return people.flatMap((a, at) => people.slice(at + 1).map((b): [Person, Person] => [a, b]));
}

function names([a, b]: [Person, Person]): string {
  return `${a.src} and ${b.src}: ${difference(a.grey, b.grey).toFixed(1)} grey`;
}

function differing(a: Parts, b: Parts): number {
  return marks.filter((mark) => JSON.stringify(a[mark] || 0) !== JSON.stringify(b[mark] || 0)).length;
}

function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;
}

async function greyOf(src: string): Promise<Buffer> {
  return sharp(path.join(media, src)).resize(32, 32).greyscale().raw().toBuffer();
}

/** The pictures of people on the four pages that show them, each once: somebody may be on two. */
async function everybody(): Promise<Shown[]> {
  const pages = ['advisor', 'team', 'chairman', 'journal/index'];
  const texts = await Promise.all(
    pages.map((page) => readFile(path.join(root, 'pages-config', `${page}.json`), 'utf8')),
  );
  const shown = texts.flatMap((text) => portraitsIn(JSON.parse(text)));
  return [...new Map(shown.map((each) => [each.src, each])).values()];
}

function portraitsIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { src, alt } = value as Partial<Shown>;
  if (typeof src === 'string' && src.startsWith('people/')) return [{ src, alt: alt ?? '' }];
  return Object.values(value).flatMap(portraitsIn);
}
