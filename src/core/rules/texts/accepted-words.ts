import { placeholderIn } from '../../content/placeholder.ts';
import { fault, type ReadFile, type Rule } from '../rule.ts';
import { hasFault, isAccepted } from './house-style.ts';
import { textsOf } from './marked-texts.ts';
import { mayHaveTextFaults } from './may-have-text-faults.ts';

/** Where an editor accepts something: the words of that list are no texts of the site. */
const KEY = 'accepted';

/** The accepted words that a file holds. */
export function acceptedWordsIn(file: ReadFile): string[] {
  const { source, accepted = [] } = file;
  // They have a fault: a file without any, which most are, need not be gone through.
  if (accepted.length === 0 || !(source.uses || mayHaveTextFaults(file))) return [];
  const words = new Set(accepted.map((each) => each.words));
  return [...words].filter((each) =>
    textsOf(source.data, (text) => text.includes(each)).some(({ path }) => path[0] !== KEY),
  );
}

/** What a site accepts has the fault, and is still there: a list of what was accepted once would hide faults to come. */
export const acceptedWords: Rule = function* ({ site, pages, forms }) {
  const written = site?.data[KEY];
  if (!site || !Array.isArray(written)) return;
  const files = [site, ...pages, ...forms];
  const held = new Set(files.flatMap(({ accepted = [] }) => accepted));
  const readable = files.every((file) => file.readable);
  for (const [index, entry] of (written as unknown[]).entries()) {
    // A new entry is told to be unfinished.
    if (!isAccepted(entry) || placeholderIn(entry.words)) continue;
    const path = [KEY, index, 'words'];
    if (!hasFault(entry)) {
      // A fault that is misspelt is told as such.
      if (site.valid)
        yield fault(
          site,
          { path },
          {
            code: 'nothing-to-accept',
            message: `“${entry.words}” has no fault "${entry.fault}".`,
            hint: 'Copy the words with the place of the fault from the text, or remove the entry.',
          },
        );
    } else if (readable && !held.has(entry.words)) {
      yield fault(
        site,
        { path },
        {
          code: 'accepted-words-gone',
          message: `No text holds “${entry.words}” any more.`,
          hint: 'Remove the entry.',
        },
      );
    }
  }
};
