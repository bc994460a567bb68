import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** The kind of an argument's value: text or number, number, date; for a tag, a function that renders its content. */
export type ArgumentKind = 'text' | 'number' | 'date' | 'tag';

/** A message that can be formatted, and the kinds of its values. */
export interface ParsedMessage {
  compiled: CompiledMessage;
  /** The arguments of the message by name. */
  values: Map<string, ArgumentKind>;
}

/**
 * Parses an ICU message into a form that the browser formats without a parser.
 * @returns the message, or the parser's error
 */
export function compileMessage(text: string): ParsedMessage | { problem: string } {
  try {
    const compiled = compile(text);
    const values: ParsedMessage['values'] = new Map();
    if (Array.isArray(compiled)) collect(compiled, values);
    return { compiled, values };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: reason.toLowerCase().replaceAll('_', ' ') };
  }
}

/** icu-minify's codes of arguments: [name], or [name, number, …]; 1 to 3 have branches. */
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
    // Any other value is the first text inside a tag; 0 means the character # of a plural.
    const isTag = kind !== undefined && (typeof kind !== 'number' || kind === 0);
    const argumentKind = isTag ? 'tag' : (kinds[kind ?? 0] ?? 'text');
    if (argumentKind !== 'text' || !values.has(name)) values.set(name, argumentKind);
    if (isTag) collect([kind, ...rest], values);
    else if (withBranches.includes(kind ?? 0)) collect(Object.values(rest[0] as object).flat(), values);
  }
}
