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

/** The suggestion as a sentence for a hint, or undefined. */
export function didYouMean(written: string, known: Iterable<string>): string | undefined {
  const name = suggest(written, known);
  return name === undefined ? undefined : `Did you mean "${name}"?`;
}
