import { createDiagnostic, type FileRule } from '../rule.ts';
import { isVague } from './vague-words.ts';

/** The words of a link make sense by themselves: screen readers list links without their context. */
export const linkWords: FileRule = function* (file) {
  for (const { words, ...place } of file.linkWords) {
    if (!isVague(words) && !isSignAlone(words) && !isAddress(words)) continue;
    yield createDiagnostic(file, place, {
      code: 'vague-link',
      message: `A link that says only "${words}" does not say where it leads.`,
      hint: 'Name its target: screen readers list links without the words around them.',
    });
  }
};

/** Whether a label has signs, and no word: an arrow, an emoji. */
function isSignAlone(words: string): boolean {
  return words.trim() !== '' && !/[\p{L}\p{N}]/u.test(words);
}

/** Whether a label is an address of the web; those of identifiers are shown in full by their own rules. */
function isAddress(words: string): boolean {
  const address = words.trim();
  return /^(?:https?:\/\/|www\.)\S+$/i.test(address) && !IDENTIFIER.test(address);
}

/** @see https://www.crossref.org/display-guidelines/ and https://info.orcid.org/brand-guidelines/ */
const IDENTIFIER = /^https:\/\/(?:doi|orcid|ror)\.org\//i;
