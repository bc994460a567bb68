import type { dresses } from './dress.ts';
import type { faces } from './face.ts';
import type { brows, eyes, glasses, moustaches, mouths, noses } from './features.ts';
import type { hairs } from './hair.ts';
import type { headwear } from './headwear.ts';
import type { Fill, Tone } from './inks.ts';

/** What a person is drawn from, each part by its name; an entry of `_media/_sources/people.json`. */
export interface Parts {
  face: keyof typeof faces;
  hair: keyof typeof hairs;
  tone: Tone;
  head?: keyof typeof headwear;
  headFill?: Fill;
  brow: keyof typeof brows;
  eyes: keyof typeof eyes;
  nose: keyof typeof noses;
  mouth: keyof typeof mouths | 'lips';
  /** How many lines the years have drawn. */
  age: 0 | 1 | 2 | 3;
  beard: 0 | 'full' | 'trim' | 'long' | 'goatee';
  moustache: 0 | keyof typeof moustaches | 'pencil';
  glasses: 0 | keyof typeof glasses;
  dress: keyof typeof dresses;
  /** The cloth, and the second one where the dress has two. */
  fill: Fill;
  second?: Fill;
  jewels: string[];
  /** Degrees that the head is turned by. */
  tilt: number;
  flip: boolean;
  /** Where the beam starts on the upper edge. */
  beam: number;
}
