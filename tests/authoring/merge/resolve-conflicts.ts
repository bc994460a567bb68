/** A text with git's marks, after a person has chosen one side of each conflict. */
export function resolveConflicts(text: string, choose: () => 'ours' | 'theirs'): string {
  return text.replaceAll(
    /^<<<<<<< ours\r?\n(.*?)^=======\r?\n(.*?)^>>>>>>> theirs(?:\r?\n|$)/gms,
    (_whole, ours: string, theirs: string) => (choose() === 'ours' ? ours : theirs),
  );
}
