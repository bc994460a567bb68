import path from 'node:path';
import { editorSchemas } from '../src/build/generate/editor-schema.ts';
import { generateTypes } from '../src/build/generate/generate-types.ts';
import { compareGenerated, syncGenerated, writeGenerated } from '../src/build/generate/sync-generated.ts';

const root = path.resolve(import.meta.dirname, '..');
const differences = await compareGenerated(root, await generateTypes(root));
const { outdated, stale } = differences;
if (process.argv.includes('--check')) {
  const hint = 'run `npm run generate` and commit the result.';
  for (const file of outdated) console.error(`${file.path} differs from its schema: ${hint}`);
  for (const file of stale) console.error(`${file} is made from no schema any more: ${hint}`);
  if (outdated.length + stale.length > 0) process.exitCode = 1;
} else {
  await syncGenerated(root, differences);
  for (const file of outdated) console.log(`wrote ${file.path}`);
  for (const file of stale) console.log(`removed ${file}`);
}
await writeGenerated(root, await editorSchemas(root));
