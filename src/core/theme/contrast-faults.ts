import type { Diagnostic } from '../diagnostic.ts';
import { contrast, over, parseColour, resolveValue, type Colour, type Theme } from './colour.ts';
import { colourPairs, type ColourPair } from './colour-pairs.ts';
import { readTokens, strongerTokens } from './read-tokens.ts';

type ContrastFault = Omit<Diagnostic, 'file'>;

/** A token that the site sets, and where. */
interface OwnToken {
  name: string;
  place: Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>;
}

/** Two tokens that are too near to each other in one theme. */
interface Weak extends ColourPair {
  theme: Theme;
  ratio: number;
  /** Which of the two is the darker one. */
  darker: string;
}

/**
 * Colours of a site that can't be told from what the engine's styles set them on, in either theme, also for visitors who ask
 * for more contrast. A token that is too near to several others is told once.
 * @param css all tokens, with those of the engine
 * @param own the tokens that the site sets
 */
export function contrastFaults(css: string, own: readonly OwnToken[]): ContrastFault[] {
  const plain = new Map(
    readTokens(css).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value])),
  );
  const stronger = new Map([...plain, ...strongerTokens(css)]);
  const places = new Map(own.toReversed().map(({ name, place }) => [name, place]));
  const unread = unreadColours(plain, places);
  if (unread.length > 0) return unread;
  const isOwn = ({ fore, ground }: ColourPair) => places.has(fore) || places.has(ground);
  let weak = [plain, stronger].flatMap(weakPairs).filter(isOwn);
  const faults: ContrastFault[] = [];
  while (weak.length > 0) {
    const name = culprit(weak, places);
    const own = weak.filter(({ fore, ground }) => fore === name || ground === name);
    faults.push({ ...places.get(name)!, ...report(name, own) });
    weak = weak.filter((pair) => !own.includes(pair));
  }
  return faults;
}

/** Colours in a notation that is not reckoned with here: whether they can be read nobody would know. */
function unreadColours(
  values: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, OwnToken['place']>,
): ContrastFault[] {
  const used = new Set(colourPairs.flatMap(({ fore, ground }) => [fore, ground]));
  return [...places].flatMap(([name, place]): ContrastFault[] => {
    const written = THEMES.map((theme) => resolveValue(`var(${name})`, theme, values));
    const unread = written.find((value) => !parseColour(value));
    // What is made of another token is told there.
    if (!used.has(name) || unread === undefined || values.get(name)?.includes('var(')) return [];
    const message = `The contrast of ${name} can’t be reckoned from ${unread}.`;
    const hint = 'Write it with digits, such as #14214f, or rgb(20 33 79 / 0.8).';
    return [{ ...place, severity: 'warning', code: 'unread-colour', message, hint }];
  });
}

const THEMES: Theme[] = ['light', 'dark'];
const BLACK: Colour = [0, 0, 0, 1];

function weakPairs(values: ReadonlyMap<string, string>): Weak[] {
  const pairs = colourPairs.filter(({ fore, ground }) => values.has(fore) && values.has(ground));
  return THEMES.flatMap((theme) =>
    pairs.flatMap((pair): Weak[] => {
      const page = colourOf('--paper', theme, values);
      const ground = over(colourOf(pair.ground, theme, values), page);
      const fore = over(colourOf(pair.fore, theme, values), ground);
      const ratio = contrast(fore, ground);
      const darker = contrast(fore, BLACK) < contrast(ground, BLACK) ? pair.fore : pair.ground;
      return ratio < pair.least ? [{ ...pair, theme, ratio, darker }] : [];
    }),
  );
}

function colourOf(name: string, theme: Theme, values: ReadonlyMap<string, string>): Colour {
  return parseColour(resolveValue(`var(${name})`, theme, values)) ?? [0, 0, 0, 1];
}

/** The site's token that most of the pairs have in common; of a pair alone what is read, and not what it is read on. */
function culprit(weak: readonly Weak[], places: ReadonlyMap<string, OwnToken['place']>): string {
  const counts = new Map<string, number>();
  for (const name of weak.flatMap(({ fore, ground }) => [fore, ground]))
    if (places.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

function report(name: string, weak: readonly Weak[]): Omit<ContrastFault, 'line' | 'column'> {
  const worst = weak.reduce((one, other) =>
    other.ratio / other.least < one.ratio / one.least ? other : one,
  );
  const { fore, ground, theme, ratio, least } = worst;
  const others = new Set(weak.flatMap((pair) => [pair.fore, pair.ground]));
  for (const told of [fore, ground]) others.delete(told);
  const more = others.size === 0 ? '' : ` It is too near to ${[...others].join(', ')} as well.`;
  const side = weak.filter(({ darker }) => darker === name).length * 2 > weak.length ? 'darker' : 'lighter';
  return {
    severity: 'error',
    code: 'low-contrast',
    message: `${fore} on ${ground} has a contrast of ${ratio.toFixed(1)} in the ${theme} theme; ${least} is needed.`,
    hint: `Make ${name} ${side}.${more}`,
  };
}
