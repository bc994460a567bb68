/** Measures the built site with Lighthouse, for a phone. Usage: node scripts/lighthouse.ts [--site DIR] [ROUTE…] */
import { measureRoutes, usualRoutes } from '../src/tools/check/lighthouse.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
const wanted = rest.length > 0 ? rest : usualRoutes;
if (!(await measureRoutes(roots, wanted, (line) => console.log(line)))) process.exitCode = 1;
