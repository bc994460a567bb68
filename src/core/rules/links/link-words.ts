import { fault, type FileRule } from '../rule.ts';
import { isVague } from './vague-words.ts';

/** The words of a link make sense by themselves: screen readers list links without their context. */
export const linkWords: FileRule = function* (file) {
  for (const { words, ...place } of file.linkWords) {
    if (!isVague(words)) continue;
    yield fault(file, place, {
      code: 'vague-link',
      message: `A link that says only "${words}" does not say where it leads.`,
      hint: 'Name its target: screen readers list links without the words around them.',
    });
  }
};
