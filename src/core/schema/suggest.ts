import { distance } from 'fastest-levenshtein';

/** The known name that was probably meant, or undefined when none is near; what was written is never what was meant. */
export function suggest(written: string, known: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(written.length * 0.4)) + 1;
  for (const name of known) {
    if (name === written) continue;
    const edits = editsTo(wanted, name.toLowerCase());
    if (edits < bestDistance) {
      best = name;
      bestDistance = edits;
    }
  }
  return best;
}

/** How many slips lie between two words; letters that changed places are one. */
function editsTo(wanted: string, name: string): number {
  if (name === wanted) return 0;
  const isSwapped = name.length === wanted.length && letters(name) === letters(wanted);
  return isSwapped ? 1 : distance(wanted, name);
}

function letters(word: string): string {
  return [...word].sort().join('');
}

/** A hint; and what was meant, where that is plain enough to be written in place of what stands there. */
export interface Suggestion {
  hint?: string;
  meant?: string;
}

/**
 * A hint for a name that is not known: the one that was probably meant, or another sentence.
 * @param otherwise what to say where no known name is near
 */
export function meantOr(written: string, known: Iterable<string>, otherwise?: string): Suggestion {
  const names = [...known];
  const name = suggest(written, names);
  if (name === undefined) return otherwise === undefined ? {} : { hint: otherwise };
  const hint = `Did you mean "${name}"?`;
  return isPlain(written, name, names) ? { hint, meant: name } : { hint };
}

/** Whether a slip in one letter of four or less explains what was written, and no other name is as near. */
function isPlain(written: string, name: string, known: readonly string[]): boolean {
  const slips = (each: string) => editsTo(written.toLowerCase(), each.toLowerCase());
  const count = slips(name);
  const isNear = count <= Math.max(1, Math.floor(written.length / 4));
  return isNear && !known.some((each) => each !== name && each !== written && slips(each) <= count);
}

/** The suggestion as a sentence for a hint, or undefined. */
export function didYouMean(written: string, known: Iterable<string>): string | undefined {
  const name = suggest(written, known);
  return name === undefined ? undefined : `Did you mean "${name}"?`;
}
