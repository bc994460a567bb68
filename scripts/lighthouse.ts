/** Measures the built site with Lighthouse, for a phone. Usage: node scripts/lighthouse.ts [--site DIR] [ROUTE…] */
import path from 'node:path';
import { readBuiltSite } from '../src/tools/check/built/built-site.ts';
import { measureRoutes, routesToMeasure } from '../src/tools/check/built/lighthouse.ts';
import { wordsOfCall } from './words.ts';

const { roots, positionals: rest } = wordsOfCall('npm run lighthouse [-- ROUTE…]', {}, true);
const { pages } = readBuiltSite(path.join(roots.site, 'dist'));
const unknown = rest.find((asked) => !pages.some(({ route }) => route === asked));
if (unknown !== undefined) {
  console.error(
    `${unknown} is no page of the built site. npm run lighthouse [-- ROUTE…] takes routes such as /.`,
  );
  process.exitCode = 2;
} else {
  const wanted = rest.length > 0 ? rest : routesToMeasure(pages);
  if (!(await measureRoutes(roots, wanted, (line) => console.log(line)))) process.exitCode = 1;
}
