/** Measures the built site with Lighthouse, for a phone. Usage: node scripts/lighthouse.ts [ROUTE…] */
import path from 'node:path';
import { readBuiltSite } from '../src/node/check/built-site.ts';
import { measureRoutes, routesToMeasure } from '../src/node/check/lighthouse.ts';

const root = path.resolve(import.meta.dirname, '..');
const routes = process.argv.slice(2);
const wanted = routes.length > 0 ? routes : routesToMeasure(readBuiltSite(path.join(root, 'dist')).pages);
if (!(await measureRoutes(root, wanted, (line) => console.log(line)))) process.exitCode = 1;
