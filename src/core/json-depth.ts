/** Deeper than this, a file is a mistake; recursive readers need a limit. */
export const MAX_DEPTH = 100;

/** How many levels parsed data nest; stops counting just above the limit. */
export function depthOf(data: unknown, depth = 0): number {
  if (typeof data !== 'object' || data === null) return depth;
  if (depth >= MAX_DEPTH) return depth + 1;
  let deepest = depth + 1;
  for (const key in data) {
    const child = (data as Record<string, unknown>)[key];
    if (typeof child === 'object' && child !== null) deepest = Math.max(deepest, depthOf(child, depth + 1));
  }
  return deepest;
}

/** Where the text opens one bracket more than the limit, or -1; it needs no correct JSON. */
export function offsetOfDepth(text: string, limit: number): number {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"' || character === '\n') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      if (++depth > limit) return at;
    } else if (character === '}' || character === ']') depth--;
  }
  return -1;
}
