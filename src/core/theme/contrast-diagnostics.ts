import type { Diagnostic } from '../diagnostic.ts';
import { contrast, blendOver, parseColour, type Colour } from './colour.ts';
import { resolveValue, type ColourScheme } from './resolve-value.ts';
import { colourPairs, type ColourPair } from './colour-pairs.ts';
import { readTokens, strongerTokens } from './read-tokens.ts';

type ContrastDiagnostic = Omit<Diagnostic, 'file'>;

/** A token that the site sets, and its place. */
interface OwnToken {
  name: string;
  place: Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>;
}

/** Two tokens with too little contrast in one colour scheme. */
interface Weak extends ColourPair {
  theme: ColourScheme;
  ratio: number;
  /** The visible colours by token. */
  seen: ReadonlyMap<string, Colour>;
}

/**
 * Reports colours of a site with too little contrast on the backgrounds of the engine's styles, in both
 * themes, also for visitors who prefer more contrast. A token with several weak pairs gets one diagnostic.
 * @param css all tokens, the engine's included
 * @param own the tokens that the site sets
 */
export function contrastDiagnostics(css: string, own: readonly OwnToken[]): ContrastDiagnostic[] {
  const baseValues = new Map(
    readTokens(css).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value])),
  );
  const stronger = new Map([...baseValues, ...strongerTokens(css)]);
  const places = new Map(own.toReversed().map(({ name, place }) => [name, place]));
  const unread = unreadColours(baseValues, places);
  if (unread.length > 0) return unread;
  const isOwn = ({ fore, ground }: ColourPair) => places.has(fore) || places.has(ground);
  let weak = [baseValues, stronger].flatMap((values) => weakPairs(values, places)).filter(isOwn);
  const diagnostics: ContrastDiagnostic[] = [];
  while (weak.length > 0) {
    const name = culprit(weak, places);
    const tokenPairs = weak.filter(({ fore, ground }) => fore === name || ground === name);
    diagnostics.push({ ...places.get(name)!, ...report(name, baseValues.get(name) ?? '', tokenPairs) });
    weak = weak.filter((pair) => !tokenPairs.includes(pair));
  }
  return diagnostics;
}

/** Reports colours in an unsupported notation, whose contrast is unknown. */
function unreadColours(
  values: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, OwnToken['place']>,
): ContrastDiagnostic[] {
  const used = new Set(colourPairs.flatMap(({ fore, ground }) => [fore, ground]));
  return [...places].flatMap(([name, place]): ContrastDiagnostic[] => {
    const written = THEMES.map((theme) => resolveValue(`var(${name})`, theme, values));
    const unread = written.find((value) => !parseColour(value));
    // If the value comes from another token, that token is reported.
    if (!used.has(name) || unread === undefined || values.get(name)?.includes('var(')) return [];
    const message = `The contrast of ${name} can’t be computed from ${unread}.`;
    const hint = 'Write it with digits, such as #14214f, or rgb(20 33 79 / 0.8).';
    return [{ ...place, severity: 'warning', code: 'unread-colour', message, hint }];
  });
}

const THEMES: ColourScheme[] = ['light', 'dark'];
const BLACK: Colour = [0, 0, 0, 1];
const WHITE: Colour = [255, 255, 255, 1];

function weakPairs(values: ReadonlyMap<string, string>, places: ReadonlyMap<string, unknown>): Weak[] {
  const pairs = colourPairs.filter(({ fore, ground }) => values.has(fore) && values.has(ground));
  return THEMES.flatMap((theme) =>
    pairs.flatMap((pair): Weak[] => {
      const page = resolveColour('--paper', theme, values);
      const below = blendOver(resolveColour(pair.ground, theme, values), page);
      const top = blendOver(resolveColour(pair.fore, theme, values), below);
      const ratio = contrast(top, below);
      if (ratio >= pair.least) return [];
      const [fore, ground] = [pair.fore, pair.ground].map((name) => origin(name, values, places)) as [
        string,
        string,
      ];
      const seen = new Map([
        [fore, top],
        [ground, below],
      ]);
      return [{ ...pair, fore, ground, theme, ratio, seen }];
    }),
  );
}

/** The token of the site from which another token takes its value. */
function origin(
  name: string,
  values: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, unknown>,
): string {
  const other = /^var\((--[\w-]+)\)$/.exec(values.get(name) ?? '')?.[1];
  return other !== undefined && places.has(other) ? origin(other, values, places) : name;
}

function resolveColour(name: string, theme: ColourScheme, values: ReadonlyMap<string, string>): Colour {
  return parseColour(resolveValue(`var(${name})`, theme, values)) ?? [0, 0, 0, 1];
}

/** The token of the site that most pairs share; for a single pair the foreground. */
function culprit(weak: readonly Weak[], places: ReadonlyMap<string, OwnToken['place']>): string {
  const counts = new Map<string, number>();
  for (const name of weak.flatMap(({ fore, ground }) => [fore, ground]))
    if (places.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

function report(
  name: string,
  value: string,
  weak: readonly Weak[],
): Omit<ContrastDiagnostic, 'line' | 'column'> {
  const worst = weak.reduce((one, other) =>
    other.ratio / other.least < one.ratio / one.least ? other : one,
  );
  const { fore, ground, theme, ratio, least } = worst;
  const others = new Set(weak.flatMap((pair) => [pair.fore, pair.ground]));
  for (const token of [fore, ground]) others.delete(token);
  const more = others.size === 0 ? '' : ` It is also too close to ${[...others].join(', ')}.`;
  const side =
    weak.filter((pair) => isBetterDarker(name, pair)).length * 2 > weak.length ? 'darker' : 'lighter';
  // One value for both colour schemes would be wrong in the other colour scheme.
  const isForBoth = parseColour(value) !== undefined && weak.every((pair) => pair.theme === theme);
  const both = theme === 'dark' ? `light-dark(${value}, …)` : `light-dark(…, ${value})`;
  return {
    severity: 'error',
    code: 'low-contrast',
    message: `${fore} on ${ground} has a contrast of ${ratio.toFixed(1)} in the ${theme} theme; ${least} is needed.`,
    hint: isForBoth
      ? `Write ${both} with a ${side} colour for the ${theme} theme.${more}`
      : `Make ${name} ${side}.${more}`,
  };
}

/**
 * Whether the colour should become darker: it is already the darker one of the pair, and can become dark
 * enough.
 */
function isBetterDarker(name: string, { fore, ground, seen, least }: Weak): boolean {
  const [own, other] = [seen.get(name)!, seen.get(name === fore ? ground : fore)!];
  const isDarker = contrast(own, BLACK) < contrast(other, BLACK);
  const hasRoom = contrast(other, isDarker ? BLACK : WHITE) >= least;
  return hasRoom ? isDarker : !isDarker;
}
