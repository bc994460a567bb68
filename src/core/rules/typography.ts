import type { Rule } from './rule.ts';

const STRAIGHT = /[A-Za-z]('|\\u0027)[A-Za-z]/g;

/** Apostrophes are curly, as a printer sets them. */
export const typography: Rule = function* ({ pages, site }) {
  for (const { source } of [...pages, ...(site ? [site] : [])]) {
    if (!source.text.includes("'") && !source.text.includes('\\u0027')) continue;
    for (const match of source.text.matchAll(STRAIGHT)) {
      yield {
        file: source.file,
        ...source.rangeAt(match.index + 1, match[1]!.length),
        severity: 'warning',
        code: 'straight-quote',
        message: `A straight apostrophe stands in "${match[0]}".`,
        hint: 'Write ’.',
      };
    }
  }
};
