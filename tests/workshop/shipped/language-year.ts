import type { OldestBrowser } from '../../../src/site-build/vite/oldest-browsers.ts';
import { featureAt, lackedBy } from './support.ts';

/** The first edition is the one before `syntax` begins; the last is the newest that acorn can parse. */
const editions = { oldest: 2021, newest: 2026 } as const;

/** The new syntax of each edition; 2023 added none that a bundle can contain. */
const syntax: [year: 2022 | 2024 | 2025 | 2026, features: string[]][] = [
  [2022, ['javascript.classes.static.initialization_blocks', 'javascript.classes.private_class_fields_in']],
  [2024, ['javascript.builtins.RegExp.unicodeSets']],
  [2025, ['javascript.regular_expressions.modifier', 'javascript.statements.import.import_attributes']],
  [2026, ['javascript.statements.using']],
];

/** An edition of ECMAScript. */
export type LanguageYear = 2021 | 2022 | 2023 | 2024 | 2025 | 2026;

/**
 * The newest edition of ECMAScript whose syntax all of the browsers support.
 * @throws Error if the data lack a feature
 */
export function languageYear(browsers: readonly OldestBrowser[]): LanguageYear {
  const lacked = syntax.find(([, paths]) =>
    paths.some((path) => {
      const feature = featureAt(...path.split('.'));
      if (!feature) throw new Error(`MDN's data contain no ${path}.`);
      return lackedBy(feature, browsers).length > 0;
    }),
  );
  if (!lacked) return editions.newest;
  return lacked[0] === 2022 ? editions.oldest : ((lacked[0] - 1) as LanguageYear);
}
