/**
 * The purpose of a run: `change` has the checks that a change must pass, in minutes (`npm test`); `long` has
 * slow checks that rarely fail alone (`npm run test:long`), for every night and before a release. Together
 * they are all checks.
 */
export type Lane = 'change' | 'long';

/** One check: its name, its command, and its test report, if it has one. */
export interface CheckStep {
  name: string;
  command: string[];
  /** The format of the test report; the file is passed to the command. */
  report?: 'vitest' | 'playwright';
  /** Its lanes. Default: `change` */
  lanes?: readonly Lane[];
}

/** The options for a second site besides the project's own. */
const secondSite = ['--site', 'tests/sites/bakery'];

const both: readonly Lane[] = ['change', 'long'];

/**
 * The checks of a lane. Checks of the same stage are independent and run concurrently, the longest first, so
 * that no core waits for the last one. The test suite uses all cores, and runs alone. Tests with the tag
 * `long` belong to that lane, all others to `change`.
 */
export function listStages(lane: Lane): CheckStep[][] {
  return allStages(lane)
    .map((stage) => stage.filter(({ lanes = ['change'] }) => lanes.includes(lane)))
    .filter((stage) => stage.length > 0);
}

function allStages(lane: Lane): CheckStep[][] {
  const [vitestFilter, playwrightFilter] =
    lane === 'long' ? ['long', '--grep=@long'] : ['!long', '--grep-invert=@long'];
  return [
    [
      {
        name: 'Browsers and services of the tests',
        command: ['node', 'scripts/pagewright.mjs', 'browsers'],
        lanes: both,
      },
      { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
      { name: 'Types', command: ['tsc', '-b'] },
      { name: 'Build', command: ['node', 'scripts/pagewright.mjs', 'build'], lanes: both },
      {
        name: 'Build of a second site',
        command: ['node', 'scripts/pagewright.mjs', 'build', ...secondSite],
        lanes: both,
      },
      {
        name: 'Generated files are fresh',
        command: ['node', 'scripts/pagewright.mjs', 'generate', '--check'],
      },
      { name: 'Content', command: ['node', 'scripts/pagewright.mjs', 'validate'] },
      {
        name: 'Content of a second site',
        command: ['node', 'scripts/pagewright.mjs', 'validate', ...secondSite],
      },
      { name: 'Lint', command: ['oxlint', '--deny-warnings'] },
      { name: 'Phrases', command: ['node', 'scripts/pagewright.mjs', 'phrases'] },
      { name: 'Unused code', command: ['knip'] },
    ],
    [
      {
        name: 'Unit and contract tests',
        command: ['vitest', 'run', `--tags-filter=${vitestFilter}`],
        report: 'vitest',
        lanes: both,
      },
    ],
    [
      {
        name: 'Generated pages and forms, hostile ones among them',
        command: ['node', 'scripts/pagewright.mjs', 'fuzz', ...secondSite, '--count', '90'],
        lanes: ['long'],
      },
      { name: 'Markup, by the Nu checker', command: ['node', 'scripts/pagewright.mjs', 'markup'] },
      {
        name: 'Markup of a second site',
        command: ['node', 'scripts/pagewright.mjs', 'markup', ...secondSite],
      },
      { name: 'Budgets', command: ['node', 'scripts/pagewright.mjs', 'budgets'] },
      {
        name: 'Shipped code, for the oldest browsers',
        command: ['node', 'scripts/pagewright.mjs', 'shipped'],
      },
    ],
    [
      {
        name: 'Built sites in a browser',
        command: ['playwright', 'test', '--config', 'tests/e2e', playwrightFilter],
        report: 'playwright',
        lanes: both,
      },
    ],
    [
      {
        name: 'A walk through the built site in other browsers',
        command: ['playwright', 'test', '--config', 'tests/walk/short.config.ts'],
        report: 'playwright',
      },
      {
        name: 'The studio in a browser',
        command: ['playwright', 'test', '--config', 'tests/studio'],
        report: 'playwright',
        lanes: ['long'],
      },
      {
        name: 'A long walk through the built site in all browsers',
        command: ['playwright', 'test', '--config', 'tests/walk'],
        report: 'playwright',
        lanes: ['long'],
      },
    ],
  ];
}
