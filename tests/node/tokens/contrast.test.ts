import type { Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { contrast, blendOver, parseColour, type Colour } from '../../../src/core/theme/colour.ts';
import { resolveValue, type ColourScheme } from '../../../src/core/theme/resolve-value.ts';
import { colourPairs } from '../../../src/core/theme/colour-pairs.ts';
import { readTokens, strongerTokens } from '../../../src/core/theme/read-tokens.ts';
import { isPrint, sheets, tokensText } from './style-rules.ts';

const tokens = readTokens(tokensText).flatMap((group) => group.tokens);
const plain = new Map(tokens.map(({ name, value }) => [name, value]));
const stronger = new Map([...plain, ...strongerTokens(tokensText)]);
const themes: ColourScheme[] = ['light', 'dark'];

function colour(value: string, theme: ColourScheme, values = plain): Colour {
  const found = parseColour(resolveValue(value, theme, values));
  if (!found) throw new Error(`${value} is no colour.`);
  return found;
}

const ratio = (one: string, other: string, theme: ColourScheme, values = plain) =>
  contrast(colour(`var(--${one})`, theme, values), colour(`var(--${other})`, theme, values));

test('contrast is computed as WCAG defines it', () => {
  const [black, white, grey] = ['#000', '#ffffff', '#777777'].map((hex) => parseColour(hex)!);
  expect(contrast(black!, white!)).toBe(21);
  expect(contrast(grey!, white!)).toBeCloseTo(4.48, 2);
  expect(blendOver([0, 0, 0, 0.5], white!)).toEqual([127.5, 127.5, 127.5, 1]);
});

test.each([
  ['rebeccapurple', [102, 51, 153, 1]],
  ['#0f08', [0, 255, 0, 0.533]],
  ['rgb(10% 20% 30% / 50%)', [25.5, 51, 76.5, 0.5]],
  ['hsl(120 100% 25%)', [0, 127.5, 0, 1]],
  ['oklch(62.8% 0.2577 29.23)', [255, 0, 0, 1]],
  ['oklch(70% 0.4 30)', [255, 0, 0, 1]],
  ['transparent', [0, 0, 0, 0]],
])('the colour %s is %j', (written, expected) => {
  const found = parseColour(written)!;
  expected.forEach((part, index) => expect(found[index]).toBeCloseTo(part, index < 3 ? 0 : 2));
});

test.each(['currentcolor', 'color-mix(in oklch, red, blue)', '4px', 'Georgia', ''])(
  '%j is no colour',
  (written) => {
    expect(parseColour(written)).toBeUndefined();
  },
);

/** The table of the design: the contrast of one colour on another, in the light and the dark theme. */
const designed: [one: string, other: string, light: number, dark: number][] = [
  ['ink', 'paper', 15.2, 15.3],
  ['soft', 'paper', 7.1, 8.8],
  ['edge', 'paper', 3.6, 4.4],
  ['accent', 'paper', 2.0, 10.0],
  ['accent-text', 'paper', 5.8, 11.5],
  ['on-night', 'night', 13.6, 17.0],
  ['bad', 'paper', 6.6, 9.0],
  ['good', 'paper', 6.4, 10.7],
  ['on-accent', 'accent', 7.4, 10.0],
  ['on-accent', 'accent-down', 6.3, 8.4],
  ['soft', 'glow', 6.4, 6.3],
  ['soft', 'wash', 6.5, 7.9],
  ['soft', 'tint', 5.6, 5.5],
  ['bad', 'bad-wash', 5.9, 7.7],
  ['good', 'good-wash', 5.7, 7.9],
  ['on-state', 'good', 6.5, 10.7],
  ['on-state', 'bad', 6.7, 9.0],
];

test.each(designed)('%s on %s has the contrast of the design', (one, other, light, dark) => {
  // The design has one decimal place.
  expect(Math.abs(ratio(one, other, 'light') - light)).toBeLessThan(0.06);
  expect(Math.abs(ratio(one, other, 'dark') - dark)).toBeLessThan(0.06);
});

const pairs = colourPairs.map(({ fore, ground, least }): [string, string, number] => [
  fore.slice(2),
  ground.slice(2),
  least,
]);

describe.each([
  ['', plain],
  [', where more contrast is asked for,', stronger],
])('the colours%s', (_, values) => {
  test.each(pairs)('%s on %s is at least %d', (one, other, least) => {
    for (const theme of themes) expect(ratio(one, other, theme, values), theme).toBeGreaterThanOrEqual(least);
  });
});

/* A line of ink in a ring of light: the line is visible on the ring in one theme, the ring on the page in
   the other. */
test.each(['paper', 'wash', 'glow', 'night'])('the focus is visible on %s', (ground) => {
  for (const theme of themes) {
    const edges = [ratio('ink', 'accent', theme), ratio('accent', ground, theme)];
    expect(Math.max(...edges), theme).toBeGreaterThanOrEqual(3);
  }
});

test('a visitor who prefers more contrast gets more', () => {
  for (const theme of themes) {
    for (const name of ['soft', 'edge', 'line'])
      expect(ratio(name, 'paper', theme, stronger)).toBeGreaterThan(ratio(name, 'paper', theme));
    expect(ratio('line', 'paper', theme, stronger)).toBeGreaterThanOrEqual(3);
    expect(ratio('edge', 'paper', theme, stronger)).toBeGreaterThanOrEqual(7);
    expect(ratio('soft', 'paper', theme, stronger)).toBeGreaterThanOrEqual(7);
  }
});

/** Every rule that sets a text's colour and its background, as a line of the style sheet. */
const together = sheets.flatMap(({ file, sheet }) => {
  const found: [place: string, fore: string, ground: string][] = [];
  sheet.walkRules((rule) => {
    if (isPrint(rule)) return;
    const fore = declaredColours(rule, /^color$/);
    const ground = declaredColours(rule, /^background(-color)?$/);
    if (fore && ground) found.push([`${file} ${rule.selector.replace(/\s+/g, ' ')}`, fore, ground]);
  });
  return found;
});

function declaredColours(rule: Rule, property: RegExp): string | undefined {
  let value: string | undefined;
  rule.each((node) => {
    if (node.type === 'decl' && property.test(node.prop)) value = node.value;
  });
  return value?.startsWith('var(') ? value : undefined;
}

test('rules that set both are found', () => {
  expect(together.length).toBeGreaterThanOrEqual(30);
});

test('each pair is in the list for the tokens of a site', () => {
  const known = new Set(
    colourPairs.flatMap(({ fore, ground }) => [`var(${fore}) var(${ground})`, `var(${ground}) var(${fore})`]),
  );
  const isToken = (value: string) => /^var\(--[\w-]+\)$/.test(value);
  const unknown = together.filter(
    ([, fore, ground]) => isToken(fore) && isToken(ground) && !known.has(`${fore} ${ground}`),
  );
  expect(unknown).toEqual([]);
});

test.each(together)('%s: %s on %s', (_, fore, ground) => {
  for (const theme of themes) {
    const below = blendOver(colour(ground, theme), colour('var(--paper)', theme));
    expect(contrast(colour(fore, theme), below), theme).toBeGreaterThanOrEqual(4.5);
  }
});
