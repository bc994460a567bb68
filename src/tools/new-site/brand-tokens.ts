import { contrast, parseColour, type Colour } from '../../core/theme/colour.ts';
import { UsageError } from '../../command/command.ts';
import { tokenDiagnostics } from '../../site-build/theme/token-diagnostics.ts';

/** The colours of a new site, such as #b5352b; an empty one means the engine's colour. */
export interface BrandColours {
  accent: string;
  ink: string;
}

/**
 * The style sheet of tokens for the colours of a new site, in both colour schemes. The accent becomes lighter behind
 * dark text, and darker as a colour of text.
 * @param defaults the engine's style sheet of tokens
 * @returns undefined without colours
 * @throws UsageError for a colour that can't be parsed, or that has too little contrast
 */
export function brandTokens({ accent, ink }: BrandColours, defaults: string): string | undefined {
  const tokens = [
    ...(ink ? inkTokens(parseOption(ink, '--ink')) : []),
    ...(accent ? accentTokens(parseOption(accent, '--accent')) : []),
  ];
  if (tokens.length === 0) return undefined;
  const sheet = `:root {\n${tokens.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
  const [problem] = tokenDiagnostics(sheet, defaults);
  if (problem) throw new UsageError(`${problem.message} ${problem.hint ?? ''}`.trim());
  return sheet;
}

type BrandToken = [name: string, value: string];

function inkTokens(ink: Colour): BrandToken[] {
  return [
    ['--ink', `light-dark(${hex(ink)}, #eceef1)`],
    ['--ink-up', `light-dark(${hex(mix(ink, WHITE, 0.15))}, #ffffff)`],
  ];
}

function accentTokens(accent: Colour): BrandToken[] {
  const fill = mixUntil(accent, WHITE, (colour) => contrast(colour, ON_ACCENT) >= ON_FILL);
  const [up, down] = [mix(fill, WHITE, 0.2), mix(fill, BLACK, 0.08)];
  const text = mixUntil(accent, BLACK, (colour) => contrast(colour, LIGHT_GROUND) >= READ);
  const darkText = mixUntil(accent, WHITE, (colour) => contrast(colour, DARK_GROUND) >= READ);
  return [
    ['--accent', hex(fill)],
    ['--accent-up', hex(up)],
    ['--accent-down', hex(down)],
    ['--accent-text', `light-dark(${hex(text)}, ${hex(darkText)})`],
    ['--on-accent', hex(ON_ACCENT)],
    ['--on-night-accent', hex(darkText)],
  ];
}

const [WHITE, BLACK]: [Colour, Colour] = [
  [255, 255, 255, 1],
  [0, 0, 0, 1],
];
const ON_ACCENT: Colour = [20, 22, 28, 1];
/** The backgrounds of the engine on which contrast is hardest to reach. */
const [LIGHT_GROUND, DARK_GROUND]: [Colour, Colour] = [
  [226, 232, 240, 1],
  [48, 56, 72, 1],
];
/**
 * The required contrasts: of dark text on a fill, and of text in the accent colour. Both are above the usual
 * 4.5, because there are also darker and lighter tones.
 */
const [ON_FILL, READ] = [6, 4.6];

/** Mixes a colour with another one, step by step, until it satisfies a condition. */
function mixUntil(colour: Colour, other: Colour, isEnough: (colour: Colour) => boolean): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, other, share);
    if (isEnough(mixed)) return mixed;
  }
  return other;
}

function mix([red, green, blue]: Colour, other: Colour, share: number): Colour {
  const part = (value: number, index: number) => Math.round(value * (1 - share) + other[index]! * share);
  return [part(red, 0), part(green, 1), part(blue, 2), 1];
}

function hex([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function parseOption(written: string, option: string): Colour {
  const colour = parseColour(written);
  if (colour?.[3] !== 1)
    throw new UsageError(`${option} must be a colour such as #b5352b, not "${written}".`);
  return colour;
}
