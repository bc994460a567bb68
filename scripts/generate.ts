import path from 'node:path';
import { generate, generatedCode } from '../src/build/generate/generate.ts';
import { compareGenerated } from '../src/build/generate/sync-generated.ts';

const root = path.resolve(import.meta.dirname, '..');
if (process.argv.includes('--check')) {
  const { outdated, stale } = await compareGenerated(root, await generatedCode(root));
  const hint = 'run `npm run generate` and commit the result.';
  for (const file of outdated) console.error(`${file.path} differs from its schema: ${hint}`);
  for (const file of stale) console.error(`${file} is made from no schema any more: ${hint}`);
  if (outdated.length + stale.length > 0) process.exitCode = 1;
} else {
  const { outdated, stale } = await generate(root);
  for (const file of outdated) console.log(`wrote ${file.path}`);
  for (const file of stale) console.log(`removed ${file}`);
}
