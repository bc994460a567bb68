/** One check of `npm test`: what it is called, the command, and where it writes its count of tests, if it counts. */
export interface Step {
  name: string;
  command: string[];
  /** The format of the report on the tests that ran; the file is given to the command. */
  report?: 'vitest' | 'playwright';
}

/** What the engine is tried on besides the project's own site. */
const secondSite = ['--site', 'tests/sites/bakery'];

/**
 * Every check, the cheapest first, so that a mistake shows early. Those of one stage need nothing of each other and run
 * beside each other; what tests run in themselves takes all cores, and is alone.
 */
export const stages: Step[][] = [
  [
    { name: 'Types', command: ['tsc', '-b'] },
    { name: 'Generated files are fresh', command: ['node', 'scripts/generate.ts', '--check'] },
    { name: 'Content', command: ['node', 'scripts/validate.ts'] },
    { name: 'Content of a second site', command: ['node', 'scripts/validate.ts', ...secondSite] },
    { name: 'Lint', command: ['oxlint', '--deny-warnings'] },
    { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'Unused code', command: ['knip'] },
  ],
  [{ name: 'Unit and contract tests', command: ['vitest', 'run'], report: 'vitest' }],
  [{ name: 'Build', command: ['node', 'scripts/build.ts'] }],
  [{ name: 'Build of a second site', command: ['node', 'scripts/build.ts', ...secondSite] }],
  [
    {
      name: 'Generated pages and forms, hostile ones among them',
      command: ['node', 'scripts/fuzz.ts', ...secondSite, '--count', '90'],
    },
    { name: 'Markup, by the Nu checker', command: ['node', 'scripts/markup.ts'] },
    { name: 'Markup of a second site', command: ['node', 'scripts/markup.ts', ...secondSite] },
    { name: 'Budgets', command: ['node', 'scripts/budgets.ts'] },
    { name: 'Shipped code, for the oldest browsers', command: ['node', 'scripts/shipped.ts'] },
  ],
  [
    {
      name: 'Built sites in a browser',
      command: ['playwright', 'test', '--config', 'tests/e2e'],
      report: 'playwright',
    },
  ],
];
