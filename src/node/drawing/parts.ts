import type { DressName } from './dress.ts';
import type { BrowName, DrawnMoustache, EyesName, GlassesName, MouthLine, NoseName } from './features.ts';
import { noses } from './features.ts';
import type { FaceName } from './face.ts';
import type { HairName } from './hair.ts';
import type { HeadwearName } from './headwear.ts';
import { hash } from './inks.ts';
import type { Fill, Tone } from './inks.ts';
import type { JewelName } from './jewels.ts';

/** What a portrait is put together from. Every part is optional. */
export interface Parts {
  face?: FaceName;
  hair?: HairName;
  tone?: Tone;
  head?: HeadwearName;
  headFill?: Fill;
  brow?: BrowName;
  eyes?: EyesName;
  nose?: NoseName;
  mouth?: MouthLine | 'lips' | 'grin';
  /** How many lines the years have drawn. */
  age?: 0 | 1 | 2 | 3;
  beard?: 0 | 'full' | 'trim' | 'long' | 'goatee' | 'soul';
  moustache?: 0 | DrawnMoustache | 'pencil';
  glasses?: 0 | GlassesName;
  dress?: DressName;
  fill?: Fill;
  second?: Fill;
  jewels?: JewelName[];
  /** Degrees that the head is turned by. */
  tilt?: number;
  flip?: boolean;
  /** Where the beam starts on the upper edge. */
  beam?: number;
}

/** What is known of a person: the rest follows from the seed. */
export interface Hints extends Omit<Parts, 'age'> {
  look?: 'f' | 'm';
  age?: 'young' | 'middle' | 'elder';
  wear?: 'formal' | 'lab' | 'traditional' | 'casual';
}

/** Parts from a seed and hints; the same seed gives the same person for ever. */
export function partsFor(seed: string, hints: Hints = {}): Parts {
  const { of, often, next } = randomFrom(seed);
  const {
    look = of(['f', 'm'] as const),
    age = of(['young', 'middle', 'middle', 'elder'] as const),
    wear = of(['formal', 'traditional', 'traditional', 'casual'] as const),
    ...fixed
  } = hints;
  const f = look === 'f';
  const elder = age === 'elder';
  const young = age === 'young';
  // The order of these lines is part of every portrait: each one draws from the seed.
  const base: Parts = {
    face: of<FaceName>(
      f
        ? ['oval', 'round', 'heart', 'soft', 'slim', 'long']
        : ['oval', 'square', 'long', 'broad', 'soft', 'round', 'slim'],
    ),
    hair: of(hairFor(f, elder, young)),
    tone: elder ? of(['grey', 'white', 'salt'] as const) : age === 'middle' && often(0.3) ? 'salt' : 'dark',
    brow: of<BrowName>(f ? ['soft', 'arch', 'thin', 'soft'] : ['soft', 'flat', 'thick', 'full', 'drop']),
    eyes: of<EyesName>(
      f ? ['dot', 'lid', 'almond', 'kohl', 'narrow'] : ['dot', 'lid', 'almond', 'deep', 'narrow'],
    ),
    nose: of<NoseName>(
      f ? ['line', 'soft', 'button', 'straight', 'broad'] : (Object.keys(noses) as NoseName[]),
    ),
    mouth: of<NonNullable<Parts['mouth']>>(
      f ? ['smile', 'lips', 'wide', 'half', 'calm', 'lips'] : ['smile', 'calm', 'half', 'wide', 'thin'],
    ),
    age: elder ? of([2, 3] as const) : young ? 0 : of<0 | 1>(f ? [0, 0, 0, 1] : [0, 1, 1]),
    beard: f ? 0 : of([0, 0, 0, 'full', 'trim', 'goatee'] as const),
    moustache: f ? 0 : of([0, 0, 0, 'chevron', 'pencil', 'handlebar', 'curled'] as const),
    glasses: often(elder ? 0.6 : 0.38)
      ? of<GlassesName>([
          'round',
          'square',
          'brow',
          'oval',
          'heavy',
          f ? 'cat' : 'aviator',
          elder ? 'reading' : 'bold',
        ])
      : 0,
    dress: of(dressFor(f, wear)),
    fill: of(['ink', 'tint', 'paper'] as const),
    jewels: f ? jewelsFrom(of, often) : [],
    tilt: of([-4, -2, 0, 0, 2, 4]),
    flip: often(0.5),
    beam: 84 + Math.floor(next() * 60),
  };
  const parts: Parts = { ...base, ...fixed };
  if (parts.beard === 'goatee' && !parts.moustache && !('moustache' in fixed)) parts.moustache = 'pencil';
  return parts;
}

type Of = <T>(list: readonly T[]) => T;
type Often = (share: number) => boolean;

function randomFrom(seed: string): { next: () => number; of: Of; often: Often } {
  let state = hash(seed);
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 4294967296;
  };
  const of: Of = (list) => list[Math.floor(next() * list.length)]!;
  return { next, of, often: (share) => next() < share };
}

function hairFor(f: boolean, elder: boolean, young: boolean): HairName[] {
  if (f && elder) return ['nape', 'bun', 'bob', 'pixie', 'curly', 'knot'];
  if (f)
    return [
      'nape',
      'plait',
      'pony',
      'bob',
      'bangs',
      'waves',
      'shoulder',
      'long',
      'falls',
      'pixie',
      'cloud',
      'bun',
      'straight',
    ];
  if (elder) return ['bald', 'tufts', 'recede', 'slick', 'side', 'parted'];
  if (young) return ['short', 'quiff', 'wavy', 'fringe', 'crop', 'coils', 'curly'];
  return ['side', 'parted', 'recede', 'crop', 'slick', 'wavy', 'short'];
}

function dressFor(f: boolean, wear: NonNullable<Hints['wear']>): DressName[] {
  if (wear === 'lab') return ['labcoat', 'coatTop'];
  if (wear === 'formal')
    return f ? ['shell', 'blazer', 'sari', 'shirt'] : ['suit', 'blazer', 'tie', 'bandhgala', 'shirt'];
  if (wear === 'casual')
    return f ? ['cardigan', 'turtle', 'crew', 'stole', 'shirt'] : ['vee', 'check', 'crew', 'shirt', 'turtle'];
  return f
    ? ['sari', 'silk', 'pinned', 'salwar', 'kameez', 'shawl']
    : ['kurta', 'nehru', 'bandhgala', 'slit', 'shawl'];
}

function jewelsFrom(of: Of, often: Often): JewelName[] {
  return [
    of(['studs', 'jhumka', 'hoops', 'drops'] as const),
    ...(often(0.5) ? [of(['bindi', 'dot', 'lit'] as const)] : []),
    ...(often(0.4) ? [of(['chain', 'beads'] as const)] : []),
  ];
}
