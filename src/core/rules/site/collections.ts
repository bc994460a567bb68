import type { Collections } from '../../content/collections.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames } from '../../schema/message-parts.ts';
import { createDiagnostic, type RuleReport, type Rule } from '../rule.ts';

/** Reports collections that this site does not have, such as those of an inactive extension. */
export const collections: Rule = function* ({ pages, site, collections: known }) {
  // Without _site.json no extension is active: the missing file is the only cause.
  if (!site) return;
  for (const file of [...pages, site]) {
    if (!file.valid) continue;
    for (const { name, ...place } of file.collections) {
      if (!known.has(name)) yield createDiagnostic(file, place, unknownCollection(name, known));
    }
  }
};

/** The diagnostic of a collection that the site does not have. */
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
