/** One check of `npm test`: what it is called, the command, and where it writes its count of tests, if it counts. */
export interface Step {
  name: string;
  command: string[];
  /** The format of the report on the tests that ran; the file is given to the command. */
  report?: 'vitest' | 'playwright';
}

/** Every check, the cheapest first, so that a mistake shows early. */
export const steps: Step[] = [
  { name: 'Generated files are fresh', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'Types', command: ['tsc', '-b'] },
  { name: 'Content', command: ['node', 'scripts/validate.ts'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Unit and contract tests', command: ['vitest', 'run'], report: 'vitest' },
  { name: 'Build', command: ['node', 'scripts/build.ts'] },
  { name: 'Markup, by the Nu checker', command: ['node', 'scripts/markup.ts'] },
  { name: 'Budgets', command: ['node', 'scripts/budgets.ts'] },
  {
    name: 'Built site in a browser',
    command: ['playwright', 'test', '--config', 'tests/e2e'],
    report: 'playwright',
  },
];
