/** The four inks of a drawing: the line is the text's colour, the others follow the page's theme. */
export const INK = 'currentColor';
export const LIGHT = 'var(--art-light,#f6a21e)';
export const TINT = 'var(--art-tint,#dde2ef)';
export const PAPER = 'var(--art-paper,#fdfdfb)';

export const fills = { ink: INK, tint: TINT, paper: PAPER, light: LIGHT };
export type Fill = keyof typeof fills;

export type Tone = 'dark' | 'salt' | 'grey' | 'white';

export function hairInk(tone: Tone = 'dark'): string {
  return tone === 'white' ? PAPER : tone === 'grey' ? TINT : INK;
}

/** Dots of one size: round caps make circles of them. */
export interface Dots {
  d: string;
  width: number;
}

export function dots(points: [x: number, y: number][], radius: number): Dots {
  return { d: points.map(([x, y]) => `M${x} ${y}h0`).join(''), width: 2 * radius };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function line(d: string, width = 1.3, colour = ''): string {
  return `<path d="${d}" stroke-width="${width}"${colour && ` stroke="${colour}"`}/>`;
}

/** FNV-1a: the same text gives the same drawing for ever. */
export function hash(text: string): number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return state >>> 0;
}
