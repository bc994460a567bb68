import { dots } from './inks.ts';
import type { Dots } from './inks.ts';

/** One way to wear hair, drawn for a head of half width 38 and scaled to the face. */
export interface Hair {
  /** Outlines behind the head and over it. */
  behind?: string;
  front?: string;
  /** Lines on dark hair, and lines on a bald head. */
  strands?: string;
  creases?: string;
  /** Curls over the head and behind it. */
  clumps?: Dots[];
  clumpsBehind?: Dots;
  flowers?: Dots;
  /** What hangs over the dress, with its lines and its ribbon. */
  over?: string;
  overLines?: string;
  tie?: string;
  stubble?: boolean;
  coversEars?: boolean;
}

export type HairName =
  | 'none'
  | 'shaved'
  | 'crop'
  | 'short'
  | 'parted'
  | 'side'
  | 'quiff'
  | 'wavy'
  | 'recede'
  | 'slick'
  | 'fringe'
  | 'curly'
  | 'coils'
  | 'bald'
  | 'tufts'
  | 'locks'
  | 'knot'
  | 'bun'
  | 'nape'
  | 'gajra'
  | 'plait'
  | 'pony'
  | 'bob'
  | 'bangs'
  | 'waves'
  | 'shoulder'
  | 'long'
  | 'falls'
  | 'pixie'
  | 'cloud'
  | 'straight';

const parting = 'M61 94c-9-42 12-68 39-68s48 26 39 68c-4-22-18-38-39-48-21 10-35 26-39 48z';
const swept = 'M60 92c-7-42 12-66 42-66 28 0 44 24 38 66-5-18-13-30-26-40-12 16-32 28-54 40z';

const plait = {
  over: 'M50 120c-2 24 0 46 6 68h8c6-22 8-44 6-68z',
  overLines: 'M51 130l9 7 9-7M50 145l10 7 10-7M52 160l8 6 8-6M54 174l6 5 6-5',
};
// One way to wear hair a line.
// prettier-ignore
export const hairs: Record<HairName, Hair> = {
  none: {},
  shaved: { stubble: true },
  crop: { front: 'M62 84c-6-36 12-54 38-54s44 18 38 54c-3-5-4-12-5-20-9-7-20-9-33-9s-24 2-33 9c-1 8-2 15-5 20z' },
  short: { front: 'M61 82c-8-38 10-58 40-58s46 22 38 58c-3-14-6-20-12-26-16 4-34 2-48-6-8 6-14 16-18 32z' },
  parted: { front: 'M60 84c-10-38 8-60 42-58 26 2 44 22 38 58-4-18-10-26-20-32-18-2-30-6-36-10-4 14-14 22-24 42z' },
  side: { front: 'M61 84c-9-36 6-60 38-60 33 0 49 25 40 60-3-6-5-14-6-22-17 2-36-2-48-13-4 9-12 14-19 15-1 8-2 14-5 20z', strands: 'M87 47c10 8 24 11 40 9M92 38c8 6 18 8 30 8' },
  quiff: { front: 'M61 84c-7-30-5-46 6-55 13-12 46-14 60-3 14 10 18 32 12 58-3-6-5-14-6-24-4-8-10-12-18-12-16 2-30 0-38-4-6 4-9 10-10 18-1 9-3 16-6 22z', strands: 'M78 44c2-8 10-12 22-12M92 46c4-6 10-8 20-8' },
  wavy: { front: 'M60 84c-8-20-4-34 4-42 0-8 10-16 18-14 8-8 24-8 30-2 12-2 20 6 22 14 8 8 12 24 6 44-3-6-5-12-6-20-6-2-10-6-12-12-6 4-14 4-20 0-6 6-14 8-22 6-4 6-8 8-14 8-1 8-3 14-6 18z' },
  recede: { front: 'M61 86c-5-34 10-58 39-58s44 24 39 58c-2-8-4-15-6-22 0-11-6-18-15-20-4 4-10-1-18-1s-14 5-18 1c-9 2-15 9-15 20-2 7-4 14-6 22z' },
  slick: { front: 'M61 84c-7-38 14-60 39-60s46 22 39 60c-3-8-5-18-8-26-8-10-18-14-31-14s-23 4-31 14c-3 8-5 18-8 26z', strands: 'M80 48c3-8 8-14 15-18M98 44c0-6 1-10 4-14M116 46c0-7-1-11-4-15M76 54c-2-6 2-14 6-18' },
  fringe: { front: 'M61 86c-9-38 8-62 39-62s48 24 39 62c-2-6-4-12-5-18-6-2-8-4-10-8-4 5-10 8-16 8-4-1-6-3-8-6-4 5-12 8-20 8-4-1-7-2-8-3-3 6-7 10-11 19z' },
  curly: { clumps: [ dots( [ [66, 62], [77, 43], [98, 34], [120, 42], [134, 60]], 16, ), dots( [ [61, 80], [140, 80], [88, 50], [110, 50]], 10, )] },
  coils: { front: 'M62 84c-6-36 12-54 38-54s44 18 38 54c-3-5-4-12-5-22-20-6-46-6-66 0-1 10-2 17-5 22z', clumps: [ dots( [ [68, 54], [75, 42], [86, 33], [99, 29], [112, 33], [124, 41], [132, 54], [88, 47], [102, 45], [115, 48]], 9, )] },
  bald: { front: 'M62 70c-6 7-7 20-4 32 3-3 5-8 6-14 1-7 1-13-2-18zM138 70c6 7 7 20 4 32-3-3-5-8-6-14-1-7-1-13 2-18z', creases: 'M86 43c8-3 18-3 26 0' },
  tufts: { front: 'M63 58c-11 6-13 30-6 48 5-4 8-12 8-20 0-10 3-18-2-28zM137 58c11 6 13 30 6 48-5-4-8-12-8-20 0-10-3-18 2-28z', creases: 'M78 42c12-8 32-8 44 1M82 48c10-6 26-6 36 0' },
  locks: { behind: 'M58 76c0-36 18-52 42-52s42 16 42 52c3 26 5 48 0 66-12 6-20 4-24-2H82c-4 6-12 8-24 2-5-18-3-40 0-66z', front: 'M60 92c-7-40 12-66 40-66s47 26 40 66c-3-14-6-26-12-34-8-8-16-12-28-12s-20 4-28 12c-6 8-9 20-12 34z' },
  knot: { clumpsBehind: dots([[100, 20]], 14), front: 'M61 86c-6-38 14-58 39-58s45 20 39 58c-3-10-6-20-10-27-8-9-17-13-29-13s-21 4-29 13c-4 7-7 17-10 27z', strands: 'M80 50c4-8 10-14 17-17M120 50c-4-8-10-14-17-17M100 46V34' },
  bun: { clumpsBehind: dots([[100, 19]], 16), front: 'M58 80c-5-36 14-54 42-54s47 18 42 54c-4-18-14-28-30-30-22-2-46 6-54 30z', strands: 'M84 50c6-10 12-14 16-16' },
  nape: { clumpsBehind: dots([[141, 113]], 15), front: parting, strands: 'M100 29v16M72 62c4-12 12-22 22-28M128 62c-4-12-12-22-22-28' },
  gajra: { clumpsBehind: dots([[141, 113]], 15), front: parting, strands: 'M100 29v16', flowers: dots( [ [139, 97], [149, 99], [156, 107], [156, 118], [149, 127]], 6, ) },
  plait: { clumpsBehind: dots([[62, 118]], 9), front: parting, strands: 'M100 29v16', ...plait, tie: 'M54 186h12v6H54z' },
  pony: { behind: 'M132 56c28 2 36 44 20 88-10-4-14-12-14-22 4-26 2-46-6-66z', front: 'M60 88c-8-40 14-62 41-62 28 0 45 22 39 62-4-16-12-27-24-34-18 2-44 8-56 34z', strands: 'M82 54c8-10 22-18 38-18' },
  bob: { coversEars: true, behind: 'M54 80c-3-38 18-57 46-57s49 19 46 57c1 20 2 38-4 52-8 6-18 5-24 0H82c-6 5-16 6-24 0-6-14-5-32-4-52z', front: swept },
  bangs: { coversEars: true, behind: 'M53 80c-3-38 19-57 47-57s50 19 47 57c2 22 3 40 0 54-9 5-20 5-27 0H80c-7 5-18 5-27 0-3-14-2-32 0-54z', front: 'M60 96c-8-46 12-69 40-69s48 23 40 69c-2-8-3-14-4-22-20 5-52 5-72 0-1 8-2 14-4 22z', strands: 'M84 72c0-8 2-16 6-24M114 72c0-8-2-16-6-24' },
  waves: { coversEars: true, behind: 'M54 80c-3-38 18-57 46-57s49 19 46 57c6 12-2 20 3 32 5 14-4 22-1 36-10 10-24 6-30 0H82c-6 6-20 10-30 0 3-14-6-22-1-36 5-12-3-20 3-32z', front: parting },
  shoulder: { coversEars: true, behind: 'M55 78c-2-36 18-55 45-55s47 19 45 55c1 24 0 44 8 62-8 12-26 12-34 4H81c-8 8-26 8-34-4 8-18 7-38 8-62z', front: 'M60 94c-6-44 12-68 38-68 30 0 48 24 42 68-3-16-8-26-16-34-16 0-34-4-42-14-6 14-14 28-22 48z' },
  long: { coversEars: true, behind: 'M56 84c-2-42 18-61 44-61s46 19 44 61l4 86H52z', front: swept },
  falls: { coversEars: true, behind: 'M55 80c-2-38 18-57 45-57s47 19 45 57l5 70H50z', front: parting, strands: 'M100 29v16', over: 'M60 100c-8 24-14 56-12 94 9 5 20 4 26-2-4-34-5-58-8-82zM140 100c8 24 14 56 12 94-9 5-20 4-26-2 4-34 5-58 8-82z', overLines: 'M60 132c-3 18-4 36-2 54M140 132c3 18 4 36 2 54' },
  pixie: { front: 'M61 90c-9-42 12-65 40-65s47 23 38 62c-3-4-5-10-6-18-8-2-16-8-22-17-10 15-28 23-42 23-2 6-4 10-8 15z' },
  cloud: { coversEars: true, clumpsBehind: dots( [ [58, 74], [55, 98], [62, 120], [142, 74], [145, 98], [138, 120]], 17, ), clumps: [ dots( [ [68, 52], [82, 37], [100, 32], [118, 37], [132, 52]], 15, ), dots( [ [61, 72], [139, 72]], 10, )] },
  straight: { coversEars: true, behind: 'M56 84c0-40 18-60 44-60s44 20 44 60l4 82c-30 8-66 8-96 0z', front: 'M61 90c-3-36 12-60 39-62 27 2 42 26 39 62-5-20-14-33-30-42-9 19-27 32-48 42z' },
};
