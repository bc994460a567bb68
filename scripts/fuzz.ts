/** Tries generated pages and forms, hostile ones among them. Usage: npm run fuzz [-- --site DIR --count N --seed N] */
import { fuzz } from '../src/tools/fuzz/fuzz-command.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
const { summary, faults } = await fuzz(roots, rest);
for (const fault of faults) console.error(fault);
console.log(summary);
if (faults.length > 0) process.exitCode = 1;
