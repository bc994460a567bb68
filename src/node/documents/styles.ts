import type { Family, Weight } from './fonts.ts';

export interface TextStyle {
  family: Family;
  weight: Weight;
  italic?: boolean;
  size: number;
  leading: number;
  color: string;
}

/** The site's inks, as they print on white. */
export const ink = {
  text: '#14214f',
  soft: '#4a5580',
  line: '#c8cfe0',
  tint: '#dde2ef',
  glow: '#fff0d2',
  saffron: '#f6a21e',
};

/** An A4 sheet in points: a narrow column for captions and facts, and beside it the text. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  rail: 112,
  text: 188,
  top: 92,
  bottom: 766,
};
export const measure = sheet.right - sheet.text;
export const fullMeasure = sheet.right - sheet.left;

const serif = (size: number, leading: number, weight: Weight = 400): TextStyle => ({
  family: 'serif',
  weight,
  size,
  leading,
  color: ink.text,
});
const sans = (size: number, leading: number, weight: Weight = 400, color = ink.text): TextStyle => ({
  family: 'sans',
  weight,
  size,
  leading,
  color,
});

export const styles = {
  title: serif(26, 29, 500),
  subtitle: { ...serif(14.5, 19), italic: true, color: ink.soft },
  author: serif(16, 20, 500),
  position: sans(8.6, 11.5, 400, ink.soft),
  lead: serif(11.4, 16.2),
  body: serif(10.7, 15.2),
  quote: serif(10.7, 15.2),
  chapter: serif(25, 29, 500),
  section: serif(15.5, 19, 500),
  subsection: { ...serif(12.4, 16), italic: true },
  reference: serif(9.6, 13),
  cell: sans(8.3, 11),
  cellHead: sans(8.3, 11, 600),
  caption: sans(8, 11, 400, ink.soft),
  term: sans(7.8, 11, 600),
  value: sans(8, 11, 400, ink.soft),
  running: sans(7.6, 10, 400, ink.soft),
  masthead: serif(13, 16, 500),
  label: sans(7.6, 10),
} satisfies Record<string, TextStyle>;
