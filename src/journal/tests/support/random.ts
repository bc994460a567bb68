/** Pseudo-random numbers, the same for the same seed. */
export interface RandomSource {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** Whether an event of this probability (0 to 1) happens now. */
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Creates a source of pseudo-random numbers: the generator mulberry32. */
export function randomFrom(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, happens: (probability) => next() < probability, pick: (list) => list[below(list.length)]! };
}
