/**
 * The name of an invisible character: U+200B (zero width space).
 * @param character one character, or a lone surrogate
 */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const name = NAMES[code] ?? KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? 'invisible';
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')} (${name})`;
}

const NAMES: Record<number, string> = {
  0x00: 'null',
  0x08: 'backspace',
  0x09: 'tab',
  0x0c: 'form feed',
  0x1b: 'escape',
  0x7f: 'delete',
  0xa0: 'no-break space',
  0x061c: 'Arabic letter mark',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x2028: 'line separator',
  0x2029: 'paragraph separator',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'pop directional formatting',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0x2068: 'first strong isolate',
  0x2069: 'pop directional isolate',
  0xfeff: 'byte order mark',
};

const KINDS: [pattern: RegExp, name: string][] = [
  [/\p{Cc}/u, 'control character'],
  [/\p{Co}/u, 'private use: it looks different in every typeface'],
  [/\p{Cs}/u, 'half of a character'],
];
