/** Tries generated pages and forms, hostile ones among them. Usage: npm run fuzz [-- --site DIR --count N --seed N] */
import { fuzz } from '../src/tools/fuzz/fuzz-command.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
const say = (line: string) => console.error(line);
const { summary, faults } = await fuzz(roots, rest, { fault: say, say });
console.log(summary);
if (faults > 0) process.exitCode = 1;
