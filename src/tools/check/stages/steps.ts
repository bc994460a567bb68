/**
 * What a run is for: `change` is what a change is judged by, in minutes (`npm test`); `long` is what takes long and
 * rarely fails alone (`npm run test:long`), for every night and before a release. Together they are every check.
 */
export type Lane = 'change' | 'long';

/** One check: what it is called, the command, and where it writes its count of tests, if it counts. */
export interface Step {
  name: string;
  command: string[];
  /** The format of the report on the tests that ran; the file is given to the command. */
  report?: 'vitest' | 'playwright';
  /** The lanes that it belongs to. Default: `change`. */
  lanes?: readonly Lane[];
}

/** What the engine is tried on besides the project's own site. */
const secondSite = ['--site', 'tests/sites/bakery'];

const both: readonly Lane[] = ['change', 'long'];

/**
 * The checks of a lane, the cheapest first, so that a mistake shows early. Those of one stage need nothing of each other
 * and run beside each other; what tests run in themselves takes all cores, and is alone.
 *
 * Of the tests, those with the tag `long` belong to that lane, all others to `change`.
 */
export function stagesOf(lane: Lane): Step[][] {
  return allStages(lane)
    .map((stage) => stage.filter(({ lanes = ['change'] }) => lanes.includes(lane)))
    .filter((stage) => stage.length > 0);
}

function allStages(lane: Lane): Step[][] {
  const [vitestFilter, playwrightFilter] =
    lane === 'long' ? ['long', '--grep=@long'] : ['!long', '--grep-invert=@long'];
  return [
    [
      {
        name: 'Browsers and services of the tests',
        command: ['node', 'scripts/pagewright.mjs', 'browsers'],
        lanes: both,
      },
      { name: 'Types', command: ['tsc', '-b'] },
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
      { name: 'Formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
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
    [{ name: 'Build', command: ['node', 'scripts/pagewright.mjs', 'build'], lanes: both }],
    [
      {
        name: 'Build of a second site',
        command: ['node', 'scripts/pagewright.mjs', 'build', ...secondSite],
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
        name: 'A long walk through the built site in all browsers',
        command: ['playwright', 'test', '--config', 'tests/walk'],
        report: 'playwright',
        lanes: ['long'],
      },
    ],
  ];
}
