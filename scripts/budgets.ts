/** Compares the weights of the built site with their limits. Usage: node scripts/budgets.ts [--site DIR] */
import { checkBudgets } from '../src/tools/check/built/budgets.ts';
import { rootsOfCall } from './roots.ts';

const { table, breaches } = await checkBudgets(rootsOfCall().roots);
for (const line of table) console.log(line);
for (const line of breaches) console.error(line);
if (breaches.length > 0) process.exitCode = 1;
