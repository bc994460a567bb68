import { fault, type Rule } from '../rule.ts';
import { isVague } from './vague-words.ts';

/** What a link says makes sense by itself: screen readers list links without the words around them. */
export const linkWords: Rule = function* ({ pages, site }) {
  for (const references of site ? [...pages, site] : pages) {
    for (const { words, ...place } of references.linkWords) {
      if (!isVague(words)) continue;
      yield fault(references, place, {
        code: 'vague-link',
        message: `A link that says only "${words}" tells nobody where it leads.`,
        hint: 'Name its target: screen readers list links without the words around them.',
      });
    }
  }
};
