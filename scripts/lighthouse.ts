/** Measures the built site with Lighthouse, for a phone. Usage: node scripts/lighthouse.ts [--site DIR] [ROUTE…] */
import path from 'node:path';
import { readBuiltSite } from '../src/tools/check/built/built-site.ts';
import { measureRoutes, routesToMeasure } from '../src/tools/check/built/lighthouse.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
const wanted = rest.length > 0 ? rest : routesToMeasure(readBuiltSite(path.join(roots.site, 'dist')).pages);
if (!(await measureRoutes(roots, wanted, (line) => console.log(line)))) process.exitCode = 1;
