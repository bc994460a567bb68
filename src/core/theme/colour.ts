import postcss from 'postcss';

export type Theme = 'light' | 'dark';

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = [red: number, green: number, blue: number, alpha: number];

/** The maximal number of steps; no real value needs more. */
const MOST_STEPS = 200;

/**
 * Resolves var() and light-dark() in a value for one theme.
 * @param values all tokens by name
 * @throws if a token is missing, or refers to itself
 */
export function resolveValue(
  value: string,
  theme: Theme,
  values: ReadonlyMap<string, string>,
  steps = 0,
): string {
  if (steps > MOST_STEPS) throw new Error(`The value ${value.slice(0, 60)} is made of itself.`);
  const inner = /\b(var|light-dark)\(((?:[^()]|\([^()]*\))*)\)/.exec(value);
  if (!inner) return value;
  const [whole, name, content = ''] = inner;
  const [first = '', second = ''] = postcss.list.comma(content);
  let found = theme === 'light' ? first : second;
  if (name === 'var') {
    const known = values.get(first);
    if (known === undefined) throw new Error(`There is no token ${first}.`);
    found = known;
  }
  return resolveValue(
    value.replace(whole, () => found),
    theme,
    values,
    steps + 1,
  );
}

/** Parses a colour in the notations of the tokens; undefined for other values. */
export function parseColour(text: string): Colour | undefined {
  const hex = /^#(?:([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})|([0-9a-f])([0-9a-f])([0-9a-f]))$/i.exec(text);
  if (hex) {
    const digits = hex.slice(1).filter((each) => each !== undefined);
    const [red = 0, green = 0, blue = 0] = digits.map((each) => parseInt(each.repeat(2 / each.length), 16));
    return [red, green, blue, 1];
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4])] : undefined;
}

/** Blends a colour over an opaque one. */
export function blendOver(top: Colour, below: Colour): Colour {
  const [red, green, blue] = [0, 1, 2].map((at) => top[at]! * top[3] + below[at]! * (1 - top[3]));
  return [red!, green!, blue!, 1];
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2). */
export function contrast(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
