import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { featureAt } from './support.ts';
import type { FeatureUse } from './use.ts';

const flags: Record<string, string> = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
};

/**
 * The features that a regular expression needs. A text that can't be parsed needs none: either it is no
 * pattern, or the parser of the script has already refused it.
 */
export function patternUses(pattern: string, flagsOfPattern: string, offset: number): FeatureUse[] {
  const paths: string[][] = [...flagsOfPattern].flatMap((flag) =>
    flags[flag] ? [['javascript', 'builtins', 'RegExp', flags[flag]]] : [],
  );
  const need = (...path: string[]) => void paths.push(['javascript', 'regular_expressions', ...path]);
  const names = new Set<string>();
  const tree = parse(pattern, flagsOfPattern);
  if (!tree) return [];
  visitRegExpAST(tree, {
    onAssertionEnter: ({ kind }) => kind === 'lookbehind' && need('lookbehind_assertion'),
    onModifiersEnter: () => need('modifier'),
    onCharacterSetEnter: ({ kind }) => kind === 'property' && need('unicode_character_class_escape'),
    onCapturingGroupEnter: ({ name }) => {
      if (name === null) return;
      need('named_capturing_group', ...(names.has(name) ? ['duplicate_named_capturing_groups'] : []));
      names.add(name);
    },
  });
  return paths.map((path) => {
    const feature = featureAt(...path);
    if (!feature) throw new Error(`MDN's data hold no ${path.join('.')}.`);
    return { candidates: [feature], text: `/${pattern}/${flagsOfPattern}`, offset };
  });
}

function parse(pattern: string, flagsOfPattern: string) {
  const mode = { unicode: flagsOfPattern.includes('u'), unicodeSets: flagsOfPattern.includes('v') };
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, mode);
  } catch {
    return undefined;
  }
}
