import type { Collections } from '../../content/collections.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames } from '../../schema/value-words.ts';
import { createDiagnostic, type RuleReport, type Rule } from '../rule.ts';

/** A named collection exists on this site: an inactive extension has none. */
export const collections: Rule = function* ({ pages, site, collections: known }) {
  // Without the file of the site no extension is active: that it is missing explains all.
  if (!site) return;
  for (const file of [...pages, site]) {
    if (!file.valid) continue;
    for (const { name, ...place } of file.collections) {
      if (!known.has(name)) yield createDiagnostic(file, place, unknownCollection(name, known));
    }
  }
};

export function unknownCollection(name: string, known: Collections): RuleReport {
  const names = [...known.keys()];
  return {
    code: 'unknown-collection',
    message: `This site has no collection "${name}".`,
    hint:
      didYouMean(name, names) ??
      `There are: ${joinNames(names)}. An extension brings its own once pages-config/_site.json configures it.`,
  };
}
