/** A foreground and a background colour with their required contrast, from 1 to 21. */
export interface ColourPair {
  fore: string;
  ground: string;
  least: number;
}

/**
 * The minimal contrasts of WCAG 2, level AA: for text, and for other shapes such as the border of a control.
 */
const [TEXT, SHAPE] = [4.5, 3];

/** The combinations in the engine's styles, within one rule or in nested elements. */
const USED: [least: number, fore: string[], grounds: string[]][] = [
  [TEXT, ['--ink', '--soft', '--accent-text'], ['--paper', '--wash', '--glow']],
  [TEXT, ['--ink', '--soft'], ['--tint']],
  [TEXT, ['--ink'], ['--mark']],
  [TEXT, ['--paper'], ['--ink', '--ink-up']],
  [TEXT, ['--on-night', '--on-night-soft', '--on-night-accent', '--accent'], ['--night']],
  [TEXT, ['--on-night', '--on-night-soft'], ['--night-up']],
  [TEXT, ['--on-night'], ['--on-accent']],
  [TEXT, ['--on-accent'], ['--accent', '--accent-up', '--accent-down']],
  [TEXT, ['--bad', '--good'], ['--paper', '--wash']],
  [TEXT, ['--ink', '--soft', '--bad'], ['--bad-wash']],
  [TEXT, ['--ink', '--soft', '--good'], ['--good-wash']],
  [TEXT, ['--on-state'], ['--bad', '--good']],
  [SHAPE, ['--edge'], ['--paper', '--wash', '--glow']],
  [SHAPE, ['--night-edge', '--night-light'], ['--night']],
  // The lines of drawings on their areas, and where they cross light areas.
  [SHAPE, ['--plate-line'], ['--plate-paper', '--plate-tint', '--plate-light']],
  [SHAPE, ['--art-on-light'], ['--art-light']],
  [SHAPE, ['--ink'], ['--art-tint', '--art-paper']],
  [SHAPE, ['--on-night'], ['--night-tint']],
];

/** All pairs of tokens that the engine's styles combine, by names such as --ink. */
export const colourPairs: readonly ColourPair[] = USED.flatMap(([least, fores, grounds]) =>
  fores.flatMap((fore) => grounds.map((ground) => ({ fore, ground, least }))),
);
