import path from 'node:path';
import { checkBudgets } from '../src/tools/check/budgets.ts';

const root = path.resolve(import.meta.dirname, '..');
const { table, breaches } = await checkBudgets(root, path.join(root, 'dist'));
for (const line of table) console.log(line);
for (const line of breaches) console.error(line);
if (breaches.length > 0) process.exitCode = 1;
