import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** What is given for an argument: a text or a number, a number alone, a moment; or what draws the words of a tag. */
export type ArgumentKind = 'text' | 'number' | 'date' | 'tag';

export interface ParsedMessage {
  compiled: CompiledMessage;
  /** The message's arguments by name. */
  values: Map<string, ArgumentKind>;
}

/**
 * Reads a message in ICU MessageFormat and turns it into what the browser formats without a parser.
 * @returns the message; or why it can't be read, in the parser's words
 */
export function compileMessage(text: string): ParsedMessage | { fault: string } {
  try {
    const compiled = compile(text);
    const values: ParsedMessage['values'] = new Map();
    if (Array.isArray(compiled)) collect(compiled, values);
    return { compiled, values };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { fault: reason.toLowerCase().replaceAll('_', ' ') };
  }
}

/** Arguments as icu-minify writes them, by number: [name], or [name, number, …]; 1 to 3 hold branches. */
const kinds: Partial<Record<number, ArgumentKind>> = {
  2: 'number',
  3: 'number',
  4: 'number',
  5: 'date',
  6: 'date',
};
const withBranches = [1, 2, 3];

function collect(nodes: readonly unknown[], values: ParsedMessage['values']): void {
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, kind, ...rest] = node as [string, ...unknown[]];
    // Anything but a number there is the first of the words inside a tag; 0 is the sign # for a plural's number.
    const isTag = kind !== undefined && (typeof kind !== 'number' || kind === 0);
    const own = isTag ? 'tag' : (kinds[kind ?? 0] ?? 'text');
    if (own !== 'text' || !values.has(name)) values.set(name, own);
    if (isTag) collect([kind, ...rest], values);
    else if (withBranches.includes(kind ?? 0)) collect(Object.values(rest[0] as object).flat(), values);
  }
}
