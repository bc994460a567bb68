import { placeholderIn } from '../../content/placeholder.ts';
import { createDiagnostic, type ParsedFile, type Rule } from '../rule.ts';
import { hasDiagnostic, isAccepted } from './house-style.ts';
import { findTexts } from './marked-texts.ts';
import { mayHaveTextDiagnostics } from './may-have-text-diagnostics.ts';

/** The key for accepted words. The words in that list are not texts of the site. */
const KEY = 'accepted';

/** The accepted words that a file contains. */
export function acceptedWordsIn(file: ParsedFile): string[] {
  const { source, accepted = [] } = file;
  // Accepted words cause a text diagnostic. Most files have none, and are not searched.
  if (accepted.length === 0 || !(source.uses || mayHaveTextDiagnostics(file))) return [];
  const words = new Set(accepted.map((each) => each.words));
  return [...words].filter((each) =>
    findTexts(source.data, (text) => text.includes(each)).some(({ path }) => path[0] !== KEY),
  );
}

/**
 * Reports entries for accepted words that are no longer needed: the word is gone, or no diagnostic reports it. An
 * outdated entry would hide future diagnostics.
 */
export const acceptedWords: Rule = function* ({ site, pages, forms }) {
  const written = site?.data[KEY];
  if (!site || !Array.isArray(written)) return;
  const files = [site, ...pages, ...forms];
  const usedWords = new Set(files.flatMap(({ accepted = [] }) => accepted));
  const readable = files.every((file) => file.readable);
  for (const [index, entry] of (written as unknown[]).entries()) {
    // A new entry is reported as unfinished.
    if (!isAccepted(entry) || placeholderIn(entry.words)) continue;
    const path = [KEY, index, 'words'];
    if (!hasDiagnostic(entry)) {
      // A misspelt code is reported as such.
      if (site.valid)
        yield createDiagnostic(
          site,
          { path },
          {
            code: 'nothing-to-accept',
            message: `“${entry.words}” has no fault "${entry.fault}".`,
            hint: 'Copy the words around the fault from the text, or remove the entry.',
          },
        );
    } else if (readable && !usedWords.has(entry.words)) {
      yield createDiagnostic(
        site,
        { path },
        {
          code: 'accepted-words-gone',
          message: `No text contains “${entry.words}” any more.`,
          hint: 'Remove the entry.',
        },
      );
    }
  }
};
