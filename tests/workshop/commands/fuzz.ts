/** Tries generated pages and forms, hostile ones among them. Usage: npm run fuzz [-- --site DIR --count N --seed N] */
import { fuzz, readOptions, usage } from '../fuzz/fuzz-command.ts';
import { rootsOfCall } from '../../../scripts/roots.ts';

const { roots, rest } = rootsOfCall();
const options = readOptions(rest);
const say = (line: string) => console.error(line);
if (typeof options === 'string') {
  say(`${options}\n${usage}`);
  process.exitCode = 2;
} else {
  const { summary, faults } = await fuzz(roots, options, { fault: say, say });
  console.log(summary);
  if (faults > 0) process.exitCode = 1;
}
