import type { ExtensionCorpus } from '../../corpus/extension-corpus.ts';
import { corpus as recordsCorpus } from './corpus.ts';
import { withText } from './invented-text.ts';

/** The same journal, with the full text of each paper. */
export function corpus(papers: number, seed: number): ExtensionCorpus {
  return recordsCorpus(papers, seed, withText);
}
