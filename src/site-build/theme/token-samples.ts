import type { SampleGroup, TokenKind, TokenSample } from '../../core/page/token-samples.ts';
import { contrast, blendOver, parseColour, type Colour } from '../../core/theme/colour.ts';
import { resolveValue, type ColourScheme } from '../../core/theme/resolve-value.ts';
import { readTokens } from '../../core/theme/read-tokens.ts';
import type { Token } from '../../core/theme/read-tokens.ts';

/**
 * The data of the token page: the groups of the style sheet, and each token with its values and kind.
 * @param css the style sheet of all tokens
 * @throws Error if a token refers to a missing one
 */
export function tokenSamples(css: string): SampleGroup[] {
  const groups = readTokens(css);
  const values = new Map(groups.flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value])));
  return groups.map(({ title, tokens }) => ({
    title,
    tokens: tokens.map((token) => createSample(token, values)),
  }));
}

function createSample({ name, value, note }: Token, values: ReadonlyMap<string, string>): TokenSample {
  const light = resolveValue(value, 'light', values);
  const dark = resolveValue(value, 'dark', values);
  const kind = tokenKind(name, light);
  const sample = { name, ...(note && { note }), kind, light, dark };
  if (kind !== 'colour') return sample;
  const on = groundToken(name);
  const ratio = (theme: ColourScheme) => {
    const [foreground, ground] = [name, on].map((each) => solid(each, theme, values));
    return contrast(foreground!, ground!);
  };
  return { ...sample, contrast: { on, light: ratio('light'), dark: ratio('dark') } };
}

function tokenKind(name: string, value: string): TokenKind {
  if (parseColour(value)) return 'colour';
  if (name.startsWith('--step-')) return 'size';
  if (name.startsWith('--r-')) return 'radius';
  if (value.startsWith("'")) return 'family';
  if (value.startsWith('cubic-bezier')) return 'easing';
  if (/^[\d.]+m?s$/.test(value)) return 'duration';
  if (/^[\d.]+$/.test(value)) return 'leading';
  return /^0 \d/.test(value) ? 'shadow' : 'length';
}

/** Tokens for backgrounds of text and lines. */
const grounds = new Set(['--paper', '--wash', '--tint', '--glow', '--mark', '--art-paper', '--art-tint']);

/** The background against which a colour is shown; a background is shown with its text. */
function groundToken(name: string): string {
  if (/^--(on-night|night-)/.test(name)) return '--night';
  if (name === '--on-accent') return '--accent';
  if (name === '--on-state') return '--good';
  if (name === '--art-on-light') return '--art-light';
  if (grounds.has(name)) return '--ink';
  if (name === '--night') return '--on-night';
  if (name === '--plate-line') return '--plate-paper';
  if (name.startsWith('--plate-')) return '--plate-line';
  return name === '--bad-wash' ? '--bad' : name === '--good-wash' ? '--good' : '--paper';
}

/** The visible colour: a transparent one is blended with the page. */
function solid(name: string, theme: ColourScheme, values: ReadonlyMap<string, string>): Colour {
  const colour = (each: string) => parseColour(resolveValue(`var(${each})`, theme, values)) ?? [0, 0, 0, 0];
  return blendOver(colour(name), colour('--paper'));
}
