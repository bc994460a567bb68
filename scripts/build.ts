import path from 'node:path';
import { buildSite } from '../src/node/build/build-site.ts';
import { ContentError } from '../src/node/load-site.ts';

const root = path.resolve(import.meta.dirname, '..');
const started = performance.now();
try {
  const { pages, files } = await buildSite(root, path.join(root, 'dist'), (step) => console.log(`${step} …`));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages, ${files} files, in ${seconds} s: dist/`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const { file, line, column, code, message, hint } of error.diagnostics) {
    console.error(`${file}:${line}:${column} ${code} ${message}${hint ? `\n  ${hint}` : ''}`);
  }
  console.error(error.message);
  process.exitCode = 1;
}
